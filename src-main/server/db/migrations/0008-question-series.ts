import type { SqlMigration } from '../migrate.ts';

/**
 * What a question is about, where lists can filter by it; and the series of its versions that ask the
 * same, so that statistics of a replaced question start anew and the old ones stay readable.
 */
export const questionSeries: SqlMigration = {
  version: 8,
  name: 'question series',
  statements: [
    `ALTER TABLE question ADD COLUMN topic TEXT`,
    // A JSON list of codes.
    `ALTER TABLE question ADD COLUMN competences TEXT`,
    `ALTER TABLE question_version ADD COLUMN series INTEGER NOT NULL DEFAULT 1`,
  ],
};
