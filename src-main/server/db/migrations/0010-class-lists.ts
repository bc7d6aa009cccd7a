import type { SqlMigration } from '../migrate.ts';

/** Attendance numbers apart from the school's numbers of pupils, and codes that were replaced. */
export const classLists: SqlMigration = {
  version: 10,
  name: 'class-lists',
  statements: [
    // Until now one field held either: 'No. absen' has at most three digits, NIS and NISN have more.
    `ALTER TABLE class_member ADD COLUMN student_number TEXT`,
    `UPDATE class_member SET student_number = number, number = NULL WHERE length(number) > 3`,

    // Printed cards go on working for a while after a class was given another code.
    `CREATE TABLE former_class_code (
      code TEXT PRIMARY KEY,
      class_id INTEGER NOT NULL REFERENCES class (id) ON DELETE CASCADE,
      until INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID`,
  ],
};
