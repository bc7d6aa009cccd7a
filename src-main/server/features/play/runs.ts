import type { GivenAnswer, RunKind, SessionStatus } from '#shared/contracts/run.ts';
import type { PlayQuestion } from '#shared/contracts/question.ts';
import { AppError } from '#shared/errors.ts';
import { RUN_RULES } from '#shared/rules/run.ts';
import {
  isShuffled,
  OPTION_SEEDS,
  seedAwayFrom,
  servedQuestion,
  toServedIndex,
  toWrittenIndex,
  type OptionSeed,
} from '#shared/rules/served-order.ts';
import { countedSeconds, isAnswerRight } from '#shared/rules/session.ts';
import type { SyncTx } from '../../db/group-commit.ts';
import type { GameSessionRow, SessionQuestionRow } from '../../db/schema.ts';
import type { ServerContext } from '../../server-context.ts';
import { findPause } from './pauses.repository.ts';
import { findVersion } from '../questions/questions.repository.ts';
import type { Random } from '../../lib/random.ts';
import { recordFinished } from './record-finished.ts';
import { momentOf, type Moment } from '../../lib/timebase.ts';
import { isIdle, usedSeconds } from './session-clock.ts';
import {
  abandonSession,
  advanceSession,
  findLevelSeeds,
  findSession,
  listSessionQuestions,
  saveVerdict,
  type DealtQuestion,
} from './sessions.repository.ts';

/** A question of a run with the wording that was drawn. */
export interface DrawnQuestion {
  row: SessionQuestionRow;
  content: PlayQuestion;
}

/** A judged answer among all questions of its run. */
export interface Judged {
  session: GameSessionRow;
  rows: readonly SessionQuestionRow[];
  question: DrawnQuestion;
}

/** An answer as it comes to the server. */
interface Sent extends GivenAnswer {
  runId: number;
  /** When it came: taken before anything waits, so that a busy server costs the player no time. */
  arrived: Moment;
}

/** What all runs have in common: how one is found, answered and ended. Each call is one transaction's work. */
export function createRuns(context: ServerContext) {
  const { scope, random } = context;

  /** The moment that counts for a player's clock: while their class is paused, it stands still. */
  function playMoment(trx: SyncTx, userId: number): Moment {
    return findPause(trx, { userId }) ?? momentOf(context);
  }

  /**
   * The player's run as it stands; one that was left alone is abandoned by being touched. Somebody
   * else's, or one of another kind than is asked for, is NOT_FOUND, like one that never was.
   */
  function get(
    trx: SyncTx,
    of: { userId: number; runId: number; kind?: RunKind },
    moment: Moment,
  ): GameSessionRow {
    const session = findSession(trx, { id: of.runId, userId: of.userId });
    if (!session || (of.kind && session.kind !== of.kind)) throw new AppError('NOT_FOUND');
    return settled(trx, session, moment);
  }

  /** A run as this moment finds it: abandoned when it was left alone for too long. */
  function settled(trx: SyncTx, session: GameSessionRow, moment: Moment): GameSessionRow {
    if (session.status !== 'active' || !isIdle(session, moment)) return session;
    abandonSession(trx, { userId: session.user_id, id: session.id });
    return { ...session, status: 'abandoned' };
  }

  /**
   * Judges the answer to the current question of a run; the last one ends it and moves the totals in
   * the same transaction. A question that has its verdict keeps it. Undefined once there is no current
   * one: the caller throws SESSION_OVER outside the transaction, which may just have abandoned an idle
   * run. Throws NOT_CURRENT_QUESTION for another question, and CLASS_PAUSED while no answers are taken.
   */
  function answer(trx: SyncTx, userId: number, kind: RunKind, sent: Sent): Judged | undefined {
    const pause = findPause(trx, { userId });
    const session = get(trx, { userId, runId: sent.runId, kind }, pause ?? sent.arrived);
    const rows = listSessionQuestions(trx, { sessionId: session.id });
    const row = rows.find((candidate) => candidate.question_id === sent.questionId);
    if (row && row.answered_at !== null) {
      return { session, rows, question: withContent(trx, row) };
    }
    if (session.status !== 'active') return undefined;
    if (pause) throw new AppError('CLASS_PAUSED');
    if (row?.position !== session.current_index) throw new AppError('NOT_CURRENT_QUESTION');
    return judge(trx, session, rows, row, sent);
  }

  function judge(
    trx: SyncTx,
    session: GameSessionRow,
    rows: readonly SessionQuestionRow[],
    row: SessionQuestionRow,
    sent: Sent,
  ): Judged {
    const rules = RUN_RULES[session.kind];
    const { content } = withContent(trx, row);
    const used = rules.isTimed
      ? usedSeconds(session, sent.arrived, sent.timeSpent)
      : sent.timeSpent;
    const { isCorrect, points, lives } = rules.judge({
      matches: isAnswerRight(content, sent),
      used,
      lives: session.lives,
      questionPoints: row.points_possible,
    });
    const answered = saveVerdict(trx, {
      sessionId: session.id,
      position: row.position,
      selectedAnswer:
        sent.selectedAnswer === undefined
          ? null
          : toWrittenIndex(row.option_seed, sent.selectedAnswer),
      textAnswer: sent.textAnswer ?? null,
      isCorrect: isCorrect ? 1 : 0,
      points,
      timeSpent: countedSeconds(used, rules.questionSeconds),
      now: sent.arrived.now,
    });
    // Another process has judged it since it was read; asked again, the client gets that verdict.
    if (!answered) throw new AppError('BUSY');
    const judged = rows.with(row.position, answered);
    const score = session.score + points;
    const nextIndex = row.position + 1;
    const status = statusAfter(session.kind, judged, nextIndex);
    const served = momentOf(context);
    advanceSession(trx, { id: session.id, score, lives, nextIndex, status }, served);
    if (status === 'completed') recordFinished(trx, { ...session, score }, judged, served.now);
    const after = { ...session, score, lives, current_index: nextIndex, status };
    return { session: after, rows: judged, question: { row: answered, content } };
  }

  /**
   * A drawn question with the wording that was drawn, whatever an admin has done to it since, its
   * options in the order in which they are served.
   */
  function withContent(trx: SyncTx, row: SessionQuestionRow): DrawnQuestion {
    return { row, content: servedQuestion(wordingOf(trx, row.version_id), row.option_seed) };
  }

  /** The order in which the options of a run's questions will be served, drawn for each of them. */
  function deal<Q extends { id: number; version_id: number; points: number }>(
    trx: SyncTx,
    { userId, kind }: { userId: number; kind: RunKind },
    questions: readonly Q[],
  ): DealtQuestion[] {
    // A challenge never has the right option where the level last had it.
    const questionIds = questions.map(({ id }) => id);
    const shown =
      kind === 'level'
        ? new Map<number, OptionSeed>()
        : findLevelSeeds(trx, { userId, questionIds });
    return questions.map(({ id, version_id, points }) => {
      const wording = wordingOf(trx, version_id);
      const last = shown.get(id);
      return { id, version_id, points, optionSeed: drawSeed(random, wording, last) };
    });
  }

  function wordingOf(trx: SyncTx, versionId: number): PlayQuestion {
    const content = findVersion(trx, scope, versionId);
    if (!content) throw new Error(`question version ${versionId} is gone`);
    return content;
  }

  return { playMoment, get, settled, answer, withContent, deal };
}

/** A seed for the options of a question; the right one goes elsewhere than `last` had it. */
function drawSeed(
  random: Random,
  question: PlayQuestion,
  last: OptionSeed | undefined,
): OptionSeed {
  if (!isShuffled(question)) return null;
  const seed = Math.floor(random.next() * OPTION_SEEDS);
  if (last === undefined) return seed;
  const { correctAnswer } = question;
  return seedAwayFrom(toServedIndex(last, correctAnswer), correctAnswer, seed);
}

/** What a run is once its first `answered` questions have their answers. */
export function statusAfter(
  kind: RunKind,
  rows: readonly SessionQuestionRow[],
  answered: number,
): SessionStatus {
  const answers = rows.slice(0, answered).map((row) => ({
    selectedAnswer: row.selected_answer,
    textAnswer: row.text_answer,
  }));
  if (RUN_RULES[kind].isDeserted(answers)) return 'abandoned';
  return answered === rows.length ? 'completed' : 'active';
}
