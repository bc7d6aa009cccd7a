import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';

// What another database says differently; nothing else outside this folder is particular to SQLite.

/** Whether a text contains another, character by character: a typed % or _ means itself. */
export const containsText = (text: Expression<string>, part: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`instr(${text}, ${part}) > 0`;

/** The same value, but one that no index offers: for queries where the planner's choice is the slow one. */
export const withoutIndex = <T>(value: Expression<T>): RawBuilder<T> => sql<T>`+${value}`;
