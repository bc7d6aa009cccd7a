import { sql } from 'kysely';
import type { CharacterId } from '#shared/constants/characters.ts';
import { ANALYSIS_ANSWERS_MIN } from '#shared/constants/limits.ts';
import type { SortOrder } from '#shared/contracts/admin.contract.ts';
import type {
  AnalysisSortField,
  AnalysisWording,
} from '#shared/contracts/question-analysis.contract.ts';
import { folded } from '#shared/rules/folded.ts';
import { containsText } from '../../db/sqlite-only.ts';
import type { Db, Flag } from '../../db/schema.ts';

/** Which questions in play are meant; all parts must hold. */
export interface AnalysisFilter {
  characterId?: CharacterId | undefined;
  level?: number | undefined;
  search: string;
  wording: AnalysisWording;
}

/** Which answers count; all parts must hold. */
export interface AnswerFilter {
  /** Those of the pupils who have a seat in a class. */
  classId?: number | undefined;
  /** Those given at this moment or later. */
  since?: number | undefined;
}

export interface AnalysisOrder {
  sortBy: AnalysisSortField;
  sortOrder: SortOrder;
}

/** A series of versions of a question in play, with the sums over its answers. */
export interface AnalysisRow {
  id: number;
  character_id: CharacterId;
  series: number;
  /** The newest version of the series. */
  version_id: number;
  /** When the next series began; null while this one is played. */
  replaced_at: number | null;
  timesAnswered: number;
  timesCorrect: number;
  /** Seconds; null while nobody has answered. */
  meanTime: number | null;
}

/** How often one answer was given to one wording of a question. */
export interface AnswerCount {
  question_id: number;
  series: number;
  version_id: number;
  selected_answer: number | null;
  is_correct: Flag | null;
  count: number;
}

const SORT_KEY = {
  timesAnswered: sql`coalesce(answers.answered, 0)`,
  shareCorrect: sql`1.0 * answers.correct / answers.answered`,
  meanTime: sql`answers.seconds / answers.timed`,
  id: sql`question.id`,
} as const satisfies Record<AnalysisSortField, unknown>;

/**
 * One page of the series that fit. A share or a time of a handful of answers says little: those come
 * behind the others, and behind them those that nobody has answered.
 */
export async function listAnalysis(
  db: Db,
  filter: AnalysisFilter & AnswerFilter,
  { sortBy, sortOrder }: AnalysisOrder,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: AnalysisRow[]; total: number }> {
  const { total } = await filtered(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  let query = filtered(db, filter).leftJoin(answersBySeries(db, filter), (join) =>
    join
      .onRef('answers.question_id', '=', 'wording.question_id')
      .onRef('answers.series', '=', 'wording.series'),
  );
  if (sortBy === 'shareCorrect' || sortBy === 'meanTime') {
    query = query.orderBy((eb) =>
      eb
        .case()
        .when('answers.answered', '>=', ANALYSIS_ANSWERS_MIN)
        .then(0)
        .when('answers.answered', 'is not', null)
        .then(1)
        .else(2)
        .end(),
    );
  }
  const rows = await query
    .select((eb) => [
      'question.id',
      'question.character_id',
      'wording.series',
      'wording.id as version_id',
      eb
        .selectFrom('question_version as later')
        .select((later) => later.fn.min('later.created_at').as('at'))
        .whereRef('later.question_id', '=', 'wording.question_id')
        .whereRef('later.series', '>', 'wording.series')
        .as('replaced_at'),
      eb.fn.coalesce('answers.answered', sql.lit(0)).as('timesAnswered'),
      eb.fn.coalesce('answers.correct', sql.lit(0)).as('timesCorrect'),
      sql<number | null>`answers.seconds / answers.timed`.as('meanTime'),
    ])
    .orderBy(SORT_KEY[sortBy], sortOrder)
    .orderBy('question.id')
    .orderBy('wording.series')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { rows, total };
}

/** Sums by question and series: first by version, which one index holds in order, then together. */
const answersBySeries = (db: Db, filter: AnswerFilter) =>
  db
    .selectFrom(
      counted(db, filter)
        .select((answer) => [
          'version_id',
          answer.fn.countAll<number>().as('answered'),
          answer.fn.sum<number>('is_correct').as('correct'),
          answer.fn.sum<number>('time_spent').as('seconds'),
          answer.fn.count<number>('time_spent').as('timed'),
        ])
        .groupBy(['question_id', 'version_id'])
        .as('by_version'),
    )
    .innerJoin('question_version', 'question_version.id', 'by_version.version_id')
    .select((sums) => [
      'question_version.question_id',
      'question_version.series',
      sums.fn.sum<number>('answered').as('answered'),
      sums.fn.sum<number>('correct').as('correct'),
      sums.fn.sum<number>('seconds').as('seconds'),
      sums.fn.sum<number>('timed').as('timed'),
    ])
    .groupBy(['question_version.question_id', 'question_version.series'])
    .as('answers');

/** The answers to some questions, told apart by wording and option. */
export async function countAnswers(
  db: Db,
  questionIds: readonly number[],
  filter: AnswerFilter,
): Promise<AnswerCount[]> {
  if (questionIds.length === 0) return [];
  return db
    .selectFrom(
      counted(db, filter)
        .select((eb) => [
          'question_id',
          'version_id',
          'selected_answer',
          'is_correct',
          eb.fn.countAll<number>().as('count'),
        ])
        .where('question_id', 'in', [...questionIds])
        .groupBy(['question_id', 'version_id', 'selected_answer', 'is_correct'])
        .as('given'),
    )
    .innerJoin('question_version', 'question_version.id', 'given.version_id')
    .select([
      'given.question_id',
      'question_version.series',
      'given.version_id',
      'given.selected_answer',
      'given.is_correct',
      'given.count',
    ])
    .execute();
}

/** The answers that count. */
function counted(db: Db, { classId, since }: AnswerFilter) {
  let answers = db.selectFrom('session_question').where('answered_at', 'is not', null);
  if (since !== undefined) answers = answers.where('answered_at', '>=', since);
  if (classId === undefined) return answers;
  return answers.where('session_id', 'in', (eb) =>
    eb
      .selectFrom('class_member')
      .innerJoin('game_session', 'game_session.user_id', 'class_member.user_id')
      .where('class_member.class_id', '=', classId)
      .where('class_member.removed_at', 'is', null)
      .select('game_session.id'),
  );
}

/**
 * What is played now, or what was played before and replaced: of each series of a question the newest
 * version, as long as anybody has answered it.
 */
function filtered(db: Db, { characterId, level, search, wording }: AnalysisFilter) {
  let query = db
    .selectFrom('question')
    .innerJoin('question_version as wording', 'wording.question_id', 'question.id')
    .where('question.deleted_at', 'is', null);
  query =
    wording === 'now'
      ? query.whereRef('wording.id', '=', 'question.version_id')
      : query.where('wording.id', 'in', (eb) =>
          eb
            .selectFrom('question_version as old')
            .innerJoin('question as current', 'current.id', 'old.question_id')
            .innerJoin('question_version as played', 'played.id', 'current.version_id')
            .whereRef('old.series', '<', 'played.series')
            .where((old) =>
              old.exists(
                old
                  .selectFrom('session_question')
                  .select('session_question.session_id')
                  .whereRef('session_question.question_id', '=', 'old.question_id')
                  .whereRef('session_question.version_id', '=', 'old.id')
                  .where('answered_at', 'is not', null),
              ),
            )
            .groupBy(['old.question_id', 'old.series'])
            .select((old) => old.fn.max('old.id').as('id')),
        );
  if (characterId !== undefined) query = query.where('question.character_id', '=', characterId);
  if (level !== undefined) query = query.where('question.level', '=', level);
  if (search === '') return query;
  const part = folded(search);
  return query.where((eb) =>
    wording === 'now'
      ? containsText(eb.ref('question.search_text'), part)
      : containsText(sql<string>`lower(wording.content)`, part),
  );
}
