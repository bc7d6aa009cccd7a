import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { CHARACTER_IDS, type CharacterId } from '../src-shared/constants/characters.ts';
import { LEVELS, SESSION } from '../src-shared/constants/game.ts';
import { RECENT_ACTIVITY_DAYS, TOP_PLAYERS } from '../src-shared/constants/limits.ts';
import type { QuestionContent } from '../src-shared/contracts/question.ts';
import { isUnlocked } from '../src-shared/rules/level.ts';
import { answerOutcome, countedSeconds, isAnswerRight } from '../src-shared/rules/session.ts';
import { DATABASE_FILE } from '../src-main/server/db/open-database.ts';
import type {
  GameSessionRow,
  LevelProgressRow,
  SessionQuestionRow,
} from '../src-main/server/db/schema.ts';
import { drawQuestions } from '../src-main/server/features/play/draw-questions.ts';
import { toAnswerResult, toGameSession } from '../src-main/server/features/play/game.views.ts';
import { usedSeconds } from '../src-main/server/features/play/session-clock.ts';
import type { Moment } from '../src-main/server/lib/timebase.ts';
import { localDay } from '../src-main/server/lib/local-day.ts';
import { systemRandom } from '../src-main/server/lib/random.ts';

/** What a call is made with, already taken apart. */
export interface BareInput {
  userId: number;
  /** The last part of the path. */
  param: string;
  body: Record<string, unknown>;
}

/** A hot call without any server around it: prepared statements, the rules, the answer. */
export interface BareCall {
  method: 'GET' | 'POST';
  /** Path below /api; a ':param' at the end stands for any last part. */
  path: string;
  status: 200 | 201;
  run(input: BareInput): object;
}

/** A database opened like the product's, with the statements that both floor and peer run. */
export function openBare(dataDir: string) {
  const sqlite = new BetterSqlite(join(dataDir, DATABASE_FILE));
  sqlite.pragma('busy_timeout = 5000');
  sqlite.pragma('journal_mode = WAL');
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  sqlite.pragma('temp_store = MEMORY');
  return { sqlite, calls: bareCalls(sqlite) };
}

function bareCalls(sqlite: BetterSqlite.Database): BareCall[] {
  const bootId = 'bench';
  const momentNow = (): Moment => ({ now: Date.now(), monotonic: performance.now(), bootId });
  const contents = new Map<number, QuestionContent>();

  const sql = {
    progress: sqlite.prepare<[number, string], LevelProgressRow>(
      'SELECT * FROM level_progress WHERE user_id = ? AND character_id = ?',
    ),
    keys: sqlite.prepare<
      unknown[],
      { id: number; type: 'multiple_choice' | 'essay'; points: number; version_id: number }
    >(
      `SELECT id, type, points, version_id FROM question
       WHERE character_id = ? AND level IN (?, ?, ?, ?) AND deleted_at IS NULL ORDER BY id`,
    ),
    abandon: sqlite.prepare(
      `UPDATE game_session SET status = 'abandoned' WHERE user_id = ? AND status = 'active'`,
    ),
    insertSession: sqlite.prepare<Record<string, unknown>, GameSessionRow>(
      `INSERT INTO game_session (user_id, character_id, status, lives, total_questions, served_at,
         served_monotonic, served_boot, created_at, touched_at)
       VALUES (@userId, @characterId, 'active', @lives, @total, @now, @monotonic, @bootId, @now, @now)
       RETURNING *`,
    ),
    insertQuestion: sqlite.prepare(
      `INSERT INTO session_question (session_id, position, question_id, version_id, points_possible)
       VALUES (?, ?, ?, ?, ?)`,
    ),
    session: sqlite.prepare<[number, number], GameSessionRow>(
      'SELECT * FROM game_session WHERE id = ? AND user_id = ?',
    ),
    sessionQuestions: sqlite.prepare<[number], SessionQuestionRow>(
      'SELECT * FROM session_question WHERE session_id = ? ORDER BY position',
    ),
    version: sqlite.prepare<[number], { content: string }>(
      'SELECT content FROM question_version WHERE id = ?',
    ),
    verdict: sqlite.prepare<unknown[], SessionQuestionRow>(
      `UPDATE session_question SET selected_answer = ?, text_answer = ?, is_correct = ?, points = ?,
         time_spent = ?, answered_at = ?
       WHERE session_id = ? AND position = ? AND answered_at IS NULL RETURNING *`,
    ),
    advance: sqlite.prepare(
      `UPDATE game_session SET score = ?, lives = ?, current_index = ?, served_at = ?,
         served_monotonic = ?, served_boot = ?, touched_at = ?, status = ?, completed_at = ?
       WHERE id = ?`,
    ),
    insertRun: sqlite.prepare(
      `INSERT INTO finished_run (user_id, kind, character_id, session_id, score, gained, correct,
         questions, is_completed, seconds, finished_at, day)
       VALUES (?, 'session', ?, ?, ?, ?, ?, ?, 1, ?, ?, ?)`,
    ),
    totals: sqlite.prepare(
      `UPDATE user SET total_score = total_score + @score, games_played = games_played + 1,
         games_completed = games_completed + 1, highest_score = max(highest_score, @score),
         play_seconds = play_seconds + @seconds,
         score_reached_at = CASE WHEN @score > 0 THEN @now ELSE score_reached_at END
       WHERE id = @userId`,
    ),
    best: sqlite.prepare<
      [number],
      { id: number; username: string; total_score: number; games_completed: number }
    >(
      `SELECT id, username, total_score, games_completed FROM user WHERE games_played > 0
       ORDER BY total_score DESC, score_reached_at, id LIMIT ?`,
    ),
    me: sqlite.prepare<[number], { id: number; total_score: number; score_reached_at: number }>(
      'SELECT id, total_score, score_reached_at FROM user WHERE id = ? AND games_played > 0',
    ),
    better: sqlite.prepare<Record<string, number>, { better: number }>(
      `SELECT count(*) AS better FROM user WHERE games_played > 0 AND (total_score > @total_score
         OR (total_score = @total_score AND (score_reached_at < @score_reached_at
           OR (score_reached_at = @score_reached_at AND id < @id))))`,
    ),
    ranked: sqlite.prepare<[], { total: number }>(
      'SELECT count(*) AS total FROM user WHERE games_played > 0',
    ),
    questions: sqlite.prepare<[string, number], { version_id: number; content: string }>(
      `SELECT q.version_id, v.content FROM question q JOIN question_version v ON v.id = q.version_id
       WHERE q.character_id = ? AND q.level = ? AND q.deleted_at IS NULL ORDER BY q.id LIMIT 100`,
    ),
    questionCount: sqlite.prepare<[string, number], { total: number }>(
      `SELECT count(*) AS total FROM question
       WHERE character_id = ? AND level = ? AND deleted_at IS NULL`,
    ),
    overview: sqlite.prepare<[], Record<string, number>>(
      `SELECT (SELECT count(*) FROM user) AS totalUsers,
         (SELECT count(*) FROM question WHERE deleted_at IS NULL) AS totalQuestions,
         (SELECT count(*) FROM game_session) AS totalGameSessions`,
    ),
    activity: sqlite.prepare<
      [string, string],
      { day: string; gamesPlayed: number; totalScore: number }
    >(
      `SELECT day, count(*) AS gamesPlayed, sum(score) AS totalScore FROM finished_run
       WHERE day >= ? AND day <= ? GROUP BY day`,
    ),
    top: sqlite.prepare<[number], Record<string, string | number>>(
      `SELECT id, username, games_played AS gamesPlayed, total_score AS totalScore,
         highest_score AS highestScore FROM user WHERE games_played > 0
       ORDER BY total_score DESC, score_reached_at, id LIMIT ?`,
    ),
    characterStats: sqlite.prepare<
      [],
      { characterId: CharacterId; questionCount: number; averagePoints: number }
    >(
      `SELECT character_id AS characterId, count(*) AS questionCount, avg(points) AS averagePoints
       FROM question WHERE deleted_at IS NULL GROUP BY character_id`,
    ),
  };

  const contentOf = (versionId: number, json?: string): QuestionContent => {
    const known = contents.get(versionId);
    if (known) return known;
    const content = JSON.parse(
      json ?? sql.version.get(versionId)?.content ?? '',
    ) as QuestionContent;
    contents.set(versionId, content);
    return content;
  };
  const drawn = (row: SessionQuestionRow) => ({ row, content: contentOf(row.version_id) });
  const findSession = (id: number, userId: number): GameSessionRow => {
    const session = sql.session.get(id, userId);
    if (!session) throw new Error(`no session ${id}`);
    return session;
  };

  const start = sqlite.transaction((userId: number, characterId: CharacterId, count: number) => {
    const completed = new Set(
      sql.progress
        .all(userId, characterId)
        .filter((row) => row.is_completed === 1)
        .map((row) => row.level),
    );
    const levels = LEVELS.map((level) => (isUnlocked(level, completed) ? level : null));
    const questions = drawQuestions(systemRandom, sql.keys.all(characterId, ...levels), count);
    sql.abandon.run(userId);
    const moment = momentNow();
    const session = sql.insertSession.get({
      userId,
      characterId,
      lives: SESSION.lives,
      total: questions.length,
      ...moment,
    });
    if (!session) throw new Error('no session was made');
    const rows = questions.map((question, position) => {
      sql.insertQuestion.run(
        session.id,
        position,
        question.id,
        question.version_id,
        question.points,
      );
      return {
        session_id: session.id,
        position,
        question_id: question.id,
        version_id: question.version_id,
        points_possible: question.points,
        selected_answer: null,
        text_answer: null,
        is_correct: null,
        points: null,
        time_spent: null,
        answered_at: null,
        option_seed: null,
      };
    });
    return toGameSession(session, rows.map(drawn), moment);
  });

  const answer = sqlite.transaction(
    (
      userId: number,
      body: { sessionId: string; questionId: string; selectedAnswer: number; timeSpent: number },
    ) => {
      const moment = momentNow();
      const session = findSession(Number(body.sessionId), userId);
      const rows = sql.sessionQuestions.all(session.id);
      const row = rows.find((candidate) => candidate.question_id === Number(body.questionId));
      if (row?.position !== session.current_index) throw new Error('not the current question');
      const content = contentOf(row.version_id);
      const used = usedSeconds(session, moment, body.timeSpent);
      const { isCorrect, points, lives } = answerOutcome({
        matches: isAnswerRight(content, body),
        used,
        lives: session.lives,
        questionPoints: row.points_possible,
      });
      const verdict = [
        body.selectedAnswer,
        null,
        isCorrect ? 1 : 0,
        points,
        countedSeconds(used, SESSION.questionSeconds),
      ];
      const answered = sql.verdict.get(...verdict, moment.now, session.id, row.position);
      if (!answered) throw new Error('judged already');
      const score = session.score + points;
      const next = row.position + 1;
      const isLast = next === session.total_questions;
      const { now, monotonic } = moment;
      sql.advance.run(
        score,
        lives,
        next,
        now,
        monotonic,
        bootId,
        now,
        isLast ? 'completed' : 'active',
        isLast ? now : null,
        session.id,
      );
      const judged = rows.with(row.position, answered);
      if (isLast) {
        const seconds = Math.round(
          judged.reduce((sum, { time_spent }) => sum + (time_spent ?? 0), 0),
        );
        const correct = judged.filter(({ is_correct }) => is_correct === 1).length;
        const { character_id: characterId, id } = session;
        const run = [score, score, correct, judged.length, seconds, now, localDay(now)];
        sql.insertRun.run(userId, characterId, id, ...run);
        sql.totals.run({ userId, score, seconds, now });
      }
      return toAnswerResult(judged, { row: answered, content });
    },
  );

  const getSession = (userId: number, id: number) => {
    const session = findSession(id, userId);
    return toGameSession(session, sql.sessionQuestions.all(id).map(drawn), momentNow());
  };

  const levels = (userId: number, characterId: string) => {
    const rows = sql.progress.all(userId, characterId);
    const completed = new Set(rows.filter((row) => row.is_completed === 1).map((row) => row.level));
    return LEVELS.map((level) => {
      const row = rows.find((candidate) => candidate.level === level);
      return {
        level,
        isUnlocked: isUnlocked(level, completed),
        isCompleted: row?.is_completed === 1,
        score: row?.best_score ?? 0,
        attempts: row?.attempts ?? 0,
      };
    });
  };

  const leaderboard = (userId: number) => {
    const entries = sql.best.all(10).map((row, index) => ({
      rank: index + 1,
      userId: String(row.id),
      username: row.username,
      totalScore: row.total_score,
      totalGamesCompleted: row.games_completed,
    }));
    const me = sql.me.get(userId);
    return {
      leaderboard: entries,
      me: me
        ? { rank: (sql.better.get({ ...me })?.better ?? 0) + 1, totalScore: me.total_score }
        : null,
      totalPlayers: sql.ranked.get()?.total ?? 0,
    };
  };

  const stats = () => {
    const days = Array.from({ length: RECENT_ACTIVITY_DAYS }, (_none, index) => {
      const date = new Date();
      date.setDate(date.getDate() - (RECENT_ACTIVITY_DAYS - 1 - index));
      return localDay(date.getTime());
    });
    const activity = sql.activity.all(days[0] ?? '', days.at(-1) ?? '');
    const questions = sql.characterStats.all();
    return {
      overview: { ...sql.overview.get(), totalCharacters: CHARACTER_IDS.length },
      recentActivity: days.map((day) => {
        const entry = activity.find((candidate) => candidate.day === day);
        return {
          _id: day,
          gamesPlayed: entry?.gamesPlayed ?? 0,
          totalScore: entry?.totalScore ?? 0,
        };
      }),
      topPlayers: sql.top.all(TOP_PLAYERS).map(({ id, ...user }) => ({ _id: String(id), ...user })),
      questionStats: CHARACTER_IDS.map((id) => {
        const entry = questions.find((candidate) => candidate.characterId === id);
        return {
          _id: id,
          questionCount: entry?.questionCount ?? 0,
          averagePoints: entry?.averagePoints ?? 0,
        };
      }),
    };
  };

  return [
    {
      method: 'POST',
      path: '/game/session/start',
      status: 201,
      run: ({ userId, body }) => ({
        data: start.immediate(userId, body['characterId'] as CharacterId, body['count'] as number),
      }),
    },
    {
      method: 'POST',
      path: '/game/session/answer',
      status: 200,
      run: ({ userId, body }) => ({
        data: answer.immediate(userId, body as unknown as Parameters<typeof answer>[1]),
      }),
    },
    {
      method: 'GET',
      path: '/game/session/:param',
      status: 200,
      run: ({ userId, param }) => ({ data: getSession(userId, Number(param)) }),
    },
    {
      method: 'GET',
      path: '/progress/levels/:param',
      status: 200,
      run: ({ userId, param }) => ({ data: { levels: levels(userId, param) } }),
    },
    {
      method: 'GET',
      path: '/game/leaderboard',
      status: 200,
      run: ({ userId }) => ({ data: leaderboard(userId) }),
    },
    {
      method: 'GET',
      path: '/questions/character/:param',
      status: 200,
      run: ({ param }) => {
        const total = sql.questionCount.get(param, 1)?.total ?? 0;
        return {
          data: sql.questions.all(param, 1).map((row) => contentOf(row.version_id, row.content)),
          pagination: { page: 1, limit: 100, total, totalPages: Math.ceil(total / 100) },
        };
      },
    },
    { method: 'GET', path: '/admin/stats', status: 200, run: () => ({ data: stats() }) },
  ];
}
