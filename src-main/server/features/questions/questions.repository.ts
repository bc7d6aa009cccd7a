import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { CharacterId } from '#shared/constants/characters.ts';
import { FIRST_EDITOR_QUESTION_ID } from '#shared/constants/game.ts';
import type { PlayQuestion, QuestionContent, QuestionType } from '#shared/contracts/question.ts';
import type { QuestionOrder } from '#shared/contracts/questions.contract.ts';
import { folded } from '#shared/rules/folded.ts';
import type { SyncTx } from '../../db/group-commit.ts';
import { prepared, preparedFirst, preparedOne, type Prepared } from '../../db/prepared.ts';
import { containsText } from '../../db/sqlite-only.ts';
import type { Db } from '../../db/schema.ts';

/** A question row with its present wording. */
export interface StoredQuestion {
  id: number;
  character_id: CharacterId;
  level: number;
  type: QuestionType;
  points: number;
  difficulty: string;
  category: string;
  version_id: number;
  created_at: number;
  updated_at: number;
  content: QuestionContent;
}

/** What decides which questions are meant; all parts must hold. */
export interface QuestionFilter {
  characterId?: CharacterId | undefined;
  level?: number | undefined;
  /** Literal text that the question must contain, in any case; empty means everything. */
  search?: string | undefined;
  topic?: string | undefined;
  competence?: string | undefined;
}

/** Versions are never changed, so a parsed one stays good for as long as it is kept. */
const versions = new LRUCache<string, QuestionContent>({ max: 2_000 });

/** The wording of a stored version. `scope` names the opening of its database (OpenDatabase). */
export function parseVersion(scope: string, versionId: number, json: string): QuestionContent {
  const key = `${scope}:${versionId}`;
  const known = versions.get(key);
  if (known) return known;
  // Written by this server from a checked question, and never by anyone else.
  const question = JSON.parse(json) as QuestionContent;
  versions.set(key, question);
  return question;
}

/** The wording of one version; undefined when there is none. Only one not parsed before is read. */
export function findVersion(
  trx: SyncTx,
  scope: string,
  versionId: number,
): QuestionContent | undefined {
  const known = versions.get(`${scope}:${versionId}`);
  if (known) return known;
  const row = selectVersion(trx, { versionId });
  return row && parseVersion(scope, versionId, row.content);
}

const selectVersion = preparedFirst((db, { versionId }: { versionId: number }) =>
  db.selectFrom('question_version').select('content').where('id', '=', versionId),
);

/** The wordings of these versions by their ids; only those not parsed before are read. */
export async function findVersions(
  db: Db,
  scope: string,
  versionIds: readonly number[],
): Promise<Map<number, QuestionContent>> {
  const found = new Map<number, QuestionContent>();
  const missing: number[] = [];
  for (const id of versionIds) {
    const known = versions.get(`${scope}:${id}`);
    if (known) found.set(id, known);
    else missing.push(id);
  }
  if (missing.length === 0) return found;
  const rows = await db
    .selectFrom('question_version')
    .select(['id', 'content'])
    .where('id', 'in', missing)
    .execute();
  for (const row of rows) found.set(row.id, parseVersion(scope, row.id, row.content));
  return found;
}

const COLUMNS = [
  'id',
  'character_id',
  'level',
  'type',
  'points',
  'difficulty',
  'category',
  'version_id',
  'created_at',
  'updated_at',
] as const;

/** Questions in play that fit the filter, one page of them: by id, or the newest first. */
export async function listQuestions(
  db: Db,
  scope: string,
  filter: QuestionFilter & { order?: QuestionOrder | undefined },
  page: { page: number; limit: number },
): Promise<{ questions: StoredQuestion[]; total: number }> {
  const fits = {
    characterId: filter.characterId,
    level: filter.level,
    // Nothing typed is nothing looked for.
    search: filter.search ? folded(filter.search) : undefined,
    topic: filter.topic || undefined,
    competence: filter.competence ? JSON.stringify(filter.competence) : undefined,
  };
  const offset = (page.page - 1) * page.limit;
  const list = filter.order === 'newest' ? listNewest : listPage;
  const rows = await list(db, { ...fits, limit: page.limit, offset });
  return {
    questions: await withContents(db, scope, rows),
    total: (await countFitting(db, fits)).total,
  };
}

const countFitting: Prepared<QuestionFilter, { total: number }> = preparedOne((db, filter) =>
  filtered(db, filter).select((eb) => eb.fn.countAll<number>().as('total')),
);

type FilterPage = QuestionFilter & { limit: number; offset: number };

const listPage = prepared((db, { limit, offset, ...filter }: FilterPage) =>
  filtered(db, filter).select(COLUMNS).orderBy('id').limit(limit).offset(offset),
);

const listNewest = prepared((db, { limit, offset, ...filter }: FilterPage) =>
  filtered(db, filter)
    .select(COLUMNS)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset),
);

/** Identifiers and types of all questions in play of a character, up to a level. */
export const listQuestionKeys: Prepared<
  { characterId: CharacterId; levels: readonly number[] },
  { id: number; type: QuestionType; points: number; version_id: number }[]
> = prepared((db, { characterId, levels }) =>
  db
    .selectFrom('question')
    .select(['id', 'type', 'points', 'version_id'])
    .where('character_id', '=', characterId)
    .where('level', 'in', [...levels])
    .where('deleted_at', 'is', null)
    .orderBy('id'),
);

/** The questions with these identifiers that are in play, in no particular order. */
export async function findQuestions(
  db: Db,
  scope: string,
  ids: readonly number[],
): Promise<StoredQuestion[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('question')
    .select(COLUMNS)
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .execute();
  return withContents(db, scope, rows);
}

/** Which of these questions are deleted. */
export async function findDeletedIds(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('question')
    .select('id')
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is not', null)
    .execute();
  return new Set(rows.map((row) => row.id));
}

/** How many questions a level has in play. */
export const countLevelQuestions = (
  trx: SyncTx,
  level: { characterId: CharacterId; level: number },
): number => countFitting(trx, level).total;

/** Questions in play per character. */
export async function countByCharacter(db: Db): Promise<Map<CharacterId, number>> {
  const rows = await db
    .selectFrom('question')
    .select((eb) => ['character_id', eb.fn.countAll<number>().as('total')])
    .where('deleted_at', 'is', null)
    .groupBy('character_id')
    .execute();
  return new Map(rows.map((row) => [row.character_id, row.total]));
}

export interface NewQuestion {
  content: QuestionContent;
  characterId: CharacterId;
  points: number;
  difficulty: string;
  category: string;
  bankHash: string | null;
  now: number;
}

/** Stores a question under `content.id`. */
export async function insertQuestion(db: Db, question: NewQuestion): Promise<void> {
  const { content, now } = question;
  const { id: versionId } = await insertVersion(db, content, FIRST_SERIES, now);
  await db
    .insertInto('question')
    .values({
      id: content.id,
      character_id: question.characterId,
      level: content.level,
      type: content.type,
      search_text: searchText(content),
      ...curriculumColumns(content),
      points: question.points,
      difficulty: question.difficulty,
      category: question.category,
      version_id: versionId,
      bank_hash: question.bankHash,
      created_at: now,
      updated_at: now,
      deleted_at: null,
    })
    .execute();
}

/**
 * Gives a question a new wording; sessions that drew the old one keep it. `isAnother` says that the
 * wording asks something else: its statistics start anew.
 */
export async function updateQuestion(
  db: Db,
  question: NewQuestion & { isEdited: boolean; isAnother?: boolean },
): Promise<void> {
  const { content, now, isAnother = false } = question;
  const series = await lastSeries(db, content.id);
  const next = isAnother ? series + 1 : series;
  const { id: versionId } = await insertVersion(db, content, next, now);
  await db
    .updateTable('question')
    .set({
      character_id: question.characterId,
      level: content.level,
      type: content.type,
      search_text: searchText(content),
      ...curriculumColumns(content),
      points: question.points,
      difficulty: question.difficulty,
      category: question.category,
      version_id: versionId,
      bank_hash: question.bankHash,
      is_edited: question.isEdited ? 1 : 0,
      updated_at: now,
    })
    .where('id', '=', content.id)
    .execute();
}

/** The id for the next question that a person makes. */
export async function nextQuestionId(db: Db): Promise<number> {
  const row = await db
    .selectFrom('question')
    .select((eb) => eb.fn.max('id').as('last'))
    .executeTakeFirst();
  return Math.max(row?.last ?? 0, FIRST_EDITOR_QUESTION_ID - 1) + 1;
}

/** A question as the search box sees it; without the essay key, which players could otherwise guess at. */
export const searchText = (question: PlayQuestion): string =>
  folded(
    [question.id, ...question.conversation, question.questionLine, ...question.options].join('\n'),
  );

/** What the lists filter by; the content is what counts. */
const curriculumColumns = ({ topic, competences }: QuestionContent) => ({
  topic: topic ?? null,
  competences: competences ? JSON.stringify(competences) : null,
});

const FIRST_SERIES = 1;

async function lastSeries(db: Db, questionId: number): Promise<number> {
  const row = await db
    .selectFrom('question_version')
    .select((eb) => eb.fn.max('series').as('last'))
    .where('question_id', '=', questionId)
    .executeTakeFirst();
  return row?.last ?? FIRST_SERIES;
}

function insertVersion(
  db: Db,
  content: QuestionContent,
  series: number,
  now: number,
): Promise<{ id: number }> {
  return db
    .insertInto('question_version')
    .values({
      question_id: content.id,
      content: JSON.stringify(content),
      speech_level: content.speechLevel ?? null,
      series,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

function filtered(db: Db, { characterId, level, search, topic, competence }: QuestionFilter) {
  let query = db.selectFrom('question').where('deleted_at', 'is', null);
  if (characterId !== undefined) query = query.where('character_id', '=', characterId);
  if (level !== undefined) query = query.where('level', '=', level);
  if (topic !== undefined) query = query.where('topic', '=', topic);
  if (competence !== undefined) {
    query = query.where((eb) =>
      containsText(eb.fn.coalesce('competences', sql.lit('')), competence),
    );
  }
  if (search === undefined) return query;
  return query.where((eb) => containsText(eb.ref('search_text'), search));
}

/** Rows with their wordings. */
async function withContents<R extends { version_id: number }>(
  db: Db,
  scope: string,
  rows: readonly R[],
): Promise<(R & { content: QuestionContent })[]> {
  const versions = await findVersions(
    db,
    scope,
    rows.map((row) => row.version_id),
  );
  return rows.map((row) => {
    const content = versions.get(row.version_id);
    if (!content) throw new Error(`version ${row.version_id} is gone`);
    return { ...row, content };
  });
}
