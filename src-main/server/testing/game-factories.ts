import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { characterOf, type CharacterId } from '#shared/constants/characters.ts';
import { DEFAULT_QUESTION_POINTS, type Level } from '#shared/constants/game.ts';
import { authApi } from '#shared/contracts/auth.contract.ts';
import { gameApi, type GameSession } from '#shared/contracts/game.contract.ts';
import { progressApi, type LevelRun } from '#shared/contracts/progress.contract.ts';
import type { PlayQuestion, QuestionContent, QuestionType } from '#shared/contracts/question.ts';
import { insertQuestion, nextQuestionId } from '../features/questions/questions.repository.ts';
import type { StartServerOptions } from '../start-server.ts';
import { testApi, type Client, type TestApi } from './test-api.ts';

/** A server whose bank is empty: a test makes the questions that it is about. */
export function emptyBankApi(options: Partial<StartServerOptions> = {}): Promise<TestApi> {
  const dataDir = mkdtempSync(join(tmpdir(), 'punakawan-test-'));
  const bankDir = join(dataDir, 'bank');
  mkdirSync(bankDir);
  return testApi({ dataDir, bankDir, ...options });
}

/** Empties a server of its users and all that is theirs: quicker than starting another. */
export function forgetUsers(api: TestApi): void {
  api.server.context.sqlite.exec('DELETE FROM user; DELETE FROM audit');
}

export interface QuestionWish {
  characterId?: CharacterId;
  level?: Level;
  type?: QuestionType;
  points?: number;
  content?: Partial<QuestionContent>;
}

/** Stores a question; right is option `id % 4`, or the text that `rightText` tells. */
export async function addQuestion(api: TestApi, wish: QuestionWish = {}): Promise<PlayQuestion> {
  return api.server.context.db.transaction().execute(async (trx) => {
    const id = wish.content?.id ?? (await nextQuestionId(trx));
    const content = makeQuestion(id, wish);
    await insertQuestion(trx, {
      content,
      characterId: wish.characterId ?? 'semar',
      points: wish.points ?? DEFAULT_QUESTION_POINTS,
      difficulty: 'medium',
      category: 'general',
      bankHash: null,
      now: api.clock.now(),
    });
    return content;
  });
}

export async function addQuestions(
  api: TestApi,
  count: number,
  wish: QuestionWish = {},
): Promise<PlayQuestion[]> {
  const made: PlayQuestion[] = [];
  for (let n = 0; n < count; n++) made.push(await addQuestion(api, wish));
  return made;
}

export function makeQuestion(id: number, wish: QuestionWish = {}): QuestionContent {
  const isEssay = wish.type === 'essay';
  return {
    id,
    character: characterOf(wish.characterId ?? 'semar').name,
    level: wish.level ?? 1,
    type: wish.type ?? 'multiple_choice',
    conversation: [`Bapak: Soal nomer ${id}.`],
    questionLine: isEssay ? `Apa tegese tembung nomer ${id}?` : `Tembung nomer ${id} tegese _____.`,
    // Numbers in sequence: their order is kept, so that the right option is known by the id alone.
    options: isEssay ? [] : ['siji', 'loro', 'telu', 'papat'].map((word) => `${word} ${id}`),
    correctAnswer: isEssay ? 0 : rightOption(id),
    correctAnswerText: isEssay ? rightText(id) : '',
    explanation: `Penjelasan soal ${id}.`,
    ...wish.content,
  };
}

/** The right option of a made question. */
export const rightOption = (id: number): number => id % 4;
export const wrongOption = (id: number): number => (id + 1) % 4;
/** The right text of a made essay. */
export const rightText = (id: number): string => `tembung nomer ${id}`;

/** The body that answers the open question of a session, rightly or wrongly. */
export function answerTo(
  session: Pick<GameSession, '_id' | 'questions'>,
  index: number,
  kind: 'right' | 'wrong' = 'right',
) {
  const question = session.questions[index];
  if (!question) throw new Error(`the session has no question ${index}`);
  const id = Number(question._id);
  const ids = { sessionId: session._id, questionId: question._id };
  if (question.questionType === 'essay') {
    return { ...ids, textAnswer: kind === 'right' ? rightText(id) : 'dudu iki' };
  }
  return { ...ids, selectedAnswer: kind === 'right' ? rightOption(id) : wrongOption(id) };
}

/** Starts a session with Semar. */
export async function startSession(player: Client, count = 10): Promise<GameSession> {
  return (await player.call(gameApi.start, { body: { characterId: 'semar', count } })).data;
}

/** Plays a session to its end, answering at once. */
export async function playSession(
  player: Client,
  kinds: readonly ('right' | 'wrong')[],
): Promise<GameSession> {
  const session = await startSession(player, kinds.length);
  for (const [index, kind] of kinds.entries()) {
    await player.call(gameApi.answer, { body: answerTo(session, index, kind) });
  }
  return (await player.call(gameApi.session, { params: { id: session._id } })).data;
}

/** Starts a level of Semar, or goes on with it. */
export async function startLevel(
  player: Client,
  level: Level = 1,
  characterId: CharacterId = 'semar',
): Promise<LevelRun> {
  return (await player.call(progressApi.startLevel, { body: { characterId, level } })).data;
}

/** The body that answers a question of a level run, rightly or wrongly. */
export function answerToLevel(
  run: Pick<LevelRun, '_id' | 'questions'>,
  index: number,
  kind: 'right' | 'wrong' = 'right',
) {
  const question = run.questions[index];
  if (!question) throw new Error(`the level has no question ${index}`);
  const ids = { runId: run._id, questionId: question.id, timeSpent: 5 };
  if (question.type === 'essay') {
    return { ...ids, textAnswer: kind === 'right' ? question.correctAnswerText : 'dudu iki' };
  }
  const { correctAnswer } = question;
  return { ...ids, selectedAnswer: kind === 'right' ? correctAnswer : (correctAnswer + 1) % 4 };
}

/** Plays a level of Semar to its end with so many right answers, the right ones first. */
export async function playLevel(player: Client, correct: number, level: Level = 1) {
  const run = await startLevel(player, level);
  for (const index of run.questions.keys()) {
    const body = answerToLevel(run, index, index < correct ? 'right' : 'wrong');
    await player.call(progressApi.answerLevel, { body });
  }
  const { _id: runId, characterId } = run;
  const body = { characterId, level, score: 0, completed: false, timeTaken: 1, runId };
  return (await player.call(progressApi.updateLevel, { body })).data;
}

/** Records a level without a run, as another client may, with this many right answers. */
export async function finishLevel(
  player: Client,
  run: { characterId?: CharacterId; level?: Level; correct: number; timeTaken?: number },
) {
  const { characterId = 'semar', level = 1, correct, timeTaken = 60 } = run;
  const body = { characterId, level, score: correct * 100, completed: false, timeTaken };
  return (await player.call(progressApi.updateLevel, { body })).data;
}

/** Signs a player in again, after more time than a token lives. */
export async function signInAgain(player: Client): Promise<void> {
  const body = { email: player.user?.email ?? '', password: 'rahasia' };
  player.tokens = (await player.call(authApi.login, { body })).data.tokens;
}

/** The player's totals as the server tells them. */
export const totalsOf = async (player: Client) => (await player.call(authApi.me)).data.user;
