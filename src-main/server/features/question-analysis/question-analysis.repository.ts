import { sql } from 'kysely';
import type { CharacterId } from '#shared/constants/characters.ts';
import { ANALYSIS_ANSWERS_MIN } from '#shared/constants/limits.ts';
import type { SortOrder } from '#shared/contracts/admin.contract.ts';
import type { AnalysisSortField } from '#shared/contracts/question-analysis.contract.ts';
import { containsText } from '../../db/sqlite-only.ts';
import type { Db, Flag } from '../../db/schema.ts';

/** Which questions in play are meant; all parts must hold. */
export interface AnalysisFilter {
  characterId?: CharacterId | undefined;
  level?: number | undefined;
  search: string;
}

export interface AnalysisOrder {
  sortBy: AnalysisSortField;
  sortOrder: SortOrder;
}

/** A question in play with the sums over its answers. */
export interface AnalysisRow {
  id: number;
  character_id: CharacterId;
  version_id: number;
  timesAnswered: number;
  timesCorrect: number;
  /** Seconds; null while nobody has answered. */
  meanTime: number | null;
}

/** How often one answer was given to one wording of a question. */
export interface AnswerCount {
  question_id: number;
  version_id: number;
  selected_answer: number | null;
  is_correct: Flag | null;
  count: number;
}

const SORT_KEY = {
  timesAnswered: sql`coalesce(answers.answered, 0)`,
  shareCorrect: sql`1.0 * answers.correct / answers.answered`,
  meanTime: sql`answers.mean_time`,
  id: sql`question.id`,
} as const satisfies Record<AnalysisSortField, unknown>;

/**
 * One page of the questions that fit. A share or a time of a handful of answers says little: those
 * questions come behind the others, and behind them those that nobody has answered.
 */
export async function listAnalysis(
  db: Db,
  filter: AnalysisFilter,
  { sortBy, sortOrder }: AnalysisOrder,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: AnalysisRow[]; total: number }> {
  const { total } = await filtered(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  let query = filtered(db, filter).leftJoin(
    (eb) =>
      eb
        .selectFrom('session_question')
        .select((answer) => [
          'session_question.question_id',
          answer.fn.countAll<number>().as('answered'),
          answer.fn.sum<number>('is_correct').as('correct'),
          answer.fn.avg<number>('time_spent').as('mean_time'),
        ])
        .where('answered_at', 'is not', null)
        .groupBy('session_question.question_id')
        .as('answers'),
    (join) => join.onRef('answers.question_id', '=', 'question.id'),
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
      'question.version_id',
      eb.fn.coalesce('answers.answered', sql.lit(0)).as('timesAnswered'),
      eb.fn.coalesce('answers.correct', sql.lit(0)).as('timesCorrect'),
      'answers.mean_time as meanTime',
    ])
    .orderBy(SORT_KEY[sortBy], sortOrder)
    .orderBy('question.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { rows, total };
}

/** The answers to some questions, told apart by wording and option. */
export async function countAnswers(db: Db, questionIds: readonly number[]): Promise<AnswerCount[]> {
  if (questionIds.length === 0) return [];
  return db
    .selectFrom('session_question')
    .select((eb) => [
      'question_id',
      'version_id',
      'selected_answer',
      'is_correct',
      eb.fn.countAll<number>().as('count'),
    ])
    .where('question_id', 'in', [...questionIds])
    .where('answered_at', 'is not', null)
    .groupBy(['question_id', 'version_id', 'selected_answer', 'is_correct'])
    .execute();
}

function filtered(db: Db, { characterId, level, search }: AnalysisFilter) {
  let query = db.selectFrom('question').where('question.deleted_at', 'is', null);
  if (characterId !== undefined) query = query.where('question.character_id', '=', characterId);
  if (level !== undefined) query = query.where('question.level', '=', level);
  if (search === '') return query;
  return query.where((eb) =>
    containsText(eb.ref('question.search_text'), search.toLocaleLowerCase('id')),
  );
}
