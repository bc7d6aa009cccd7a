import * as z from 'zod/mini';
import { CHARACTERS, CHARACTER_IDS, CHARACTER_NAMES } from '#shared/constants/characters.ts';
import { LEVELS } from '#shared/constants/game.ts';
import { BULK_QUESTIONS_MAX } from '#shared/constants/limits.ts';
import { UserAnalytics, adminApi } from '#shared/contracts/admin.contract.ts';
import { Tokens, UserView } from '#shared/contracts/auth.contract.ts';
import { CharacterView } from '#shared/contracts/characters.contract.ts';
import { CharacterRef, FailureEnvelope, IdParam, LevelParam } from '#shared/contracts/common.ts';
import { GameSession } from '#shared/contracts/game.contract.ts';
import { SessionAnswer } from '#shared/contracts/run.ts';
import { LevelProgress } from '#shared/contracts/progress.contract.ts';
import { BankEntry } from '#shared/contracts/bank.ts';
import {
  AdminQuestion,
  OpenQuestion,
  PlayQuestion,
  Translation,
} from '#shared/contracts/question.ts';
import { QuestionPayload } from '#shared/contracts/question-payload.ts';
import { ERROR_STATUS } from '#shared/errors.ts';
import type { JsonSchema } from './openapi.types.ts';

/** Which side of a schema is described: what a client may send, or what it gets. */
type Side = 'input' | 'output';

/** Schemas with a name of their own, described once and referred to. */
const NAMED: Readonly<Record<string, { schema: z.core.$ZodType; side: Side }>> = {
  AdminQuestion: { schema: AdminQuestion, side: 'output' },
  BankEntry: { schema: BankEntry, side: 'input' },
  Character: { schema: CharacterView, side: 'output' },
  GameSession: { schema: GameSession, side: 'output' },
  LevelProgress: { schema: LevelProgress, side: 'output' },
  OpenQuestion: { schema: OpenQuestion, side: 'output' },
  PlayQuestion: { schema: PlayQuestion, side: 'output' },
  QuestionPayload: { schema: QuestionPayload, side: 'input' },
  SessionAnswer: { schema: SessionAnswer, side: 'output' },
  Tokens: { schema: Tokens, side: 'output' },
  Translation: { schema: Translation, side: 'output' },
  User: { schema: UserView, side: 'output' },
  UserAnalytics: { schema: UserAnalytics, side: 'output' },
};
const NAMES = new Map(Object.entries(NAMED).map(([name, { schema }]) => [schema, name]));

export function schemaRef(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

/** What the edge understands beside what the schema language can say. */
const UNDERSTOOD = new Map<z.core.$ZodType, JsonSchema>([
  [
    CharacterRef,
    {
      description: 'Identifier, name or number.',
      anyOf: [
        { type: 'string', enum: [...CHARACTER_IDS, ...CHARACTER_NAMES] },
        { type: 'integer', minimum: 1, maximum: CHARACTERS.length },
      ],
    },
  ],
  [LevelParam, { type: 'integer', enum: [...LEVELS] }],
  [IdParam, { type: 'string', pattern: String.raw`^[1-9]\d{0,14}$` }],
  // Read by hand, row by row, so that each bad one can be named.
  [
    adminApi.createQuestions.body,
    { type: 'object', required: ['questions'], properties: { questions: bulkQuestions() } },
  ],
]);

function bulkQuestions(): JsonSchema {
  return {
    anyOf: [
      {
        type: 'array',
        minItems: 1,
        maxItems: BULK_QUESTIONS_MAX,
        items: { anyOf: [schemaRef('QuestionPayload'), schemaRef('BankEntry')] },
      },
      {
        description: 'By character name, then by level: the shape of pertanyaan.json.',
        type: 'object',
        additionalProperties: {
          type: 'object',
          additionalProperties: { type: 'array', items: schemaRef('BankEntry') },
        },
      },
    ],
  };
}

/** A contract's schema as JSON Schema; named parts are references. */
export const toJsonSchema = (schema: z.core.$ZodType, side: Side): JsonSchema =>
  describe(schema, side, undefined);

/** The named schemas, and the failure envelope with its codes. */
export function namedSchemas(): Record<string, JsonSchema> {
  const failure = toJsonSchema(FailureEnvelope, 'output');
  return {
    ...Object.fromEntries(
      Object.entries(NAMED).map(([name, { schema, side }]) => [
        name,
        describe(schema, side, schema),
      ]),
    ),
    Failure: {
      ...failure,
      properties: {
        ...failure.properties,
        code: { type: 'string', enum: Object.keys(ERROR_STATUS) },
      },
    },
  };
}

function describe(
  schema: z.core.$ZodType,
  side: Side,
  inFull: z.core.$ZodType | undefined,
): JsonSchema {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, {
    io: side,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const name = NAMES.get(zodSchema);
      const understood = UNDERSTOOD.get(zodSchema);
      if (name !== undefined && zodSchema !== inFull) replace(jsonSchema, schemaRef(name));
      else if (understood) replace(jsonSchema, understood);
      else if (isNumberFromQuery(zodSchema, jsonSchema)) {
        replace(jsonSchema, describe(zodSchema, 'output', zodSchema));
      }
    },
  });
  return described;
}

/** A bounded whole number that may also come as text: its bounds stand on the far side of the conversion. */
const isNumberFromQuery = (schema: z.core.$ZodTypes, json: JsonSchema): boolean =>
  schema._zod.def.type === 'default' && json.anyOf !== undefined;

function replace(target: JsonSchema, source: JsonSchema): void {
  for (const key of Object.keys(target)) delete target[key];
  Object.assign(target, structuredClone(source));
}
