import { gameApi, type GameSession } from '#shared/contracts/game.contract.ts';
import { progressApi } from '#shared/contracts/progress.contract.ts';
import { questionsApi } from '#shared/contracts/questions.contract.ts';
import type { PlayQuestion } from '#shared/contracts/question.ts';
import { ESSAY_ALTERNATIVES } from '#shared/constants/game.ts';
import type { CharacterId } from '#shared/constants/characters.ts';
import { call } from './api.ts';
import type { SignedIn } from './people.ts';

/** The questions of a character with their answers, by id. */
async function keysOf(
  baseUrl: string,
  { tokens }: SignedIn,
  id: CharacterId,
): Promise<Map<string, PlayQuestion>> {
  const questions = await call(
    baseUrl,
    questionsApi.byCharacter,
    { params: { id }, query: {} },
    tokens.accessToken,
  );
  return new Map(questions.map((question) => [String(question.id), question]));
}

/** The questions of a session in its order and with its order of options, with their answers. */
export async function answersOf(
  baseUrl: string,
  player: SignedIn,
  { characterId, questions }: GameSession,
): Promise<PlayQuestion[]> {
  const keys = await keysOf(baseUrl, player, characterId);
  return questions.map(({ _id, options, translation }) => {
    const key = keys.get(_id);
    if (!key) throw new Error(`question ${_id} does not exist`);
    const correctAnswer = Math.max(0, options.indexOf(key.options[key.correctAnswer] ?? ''));
    const translated = key.translation && {
      ...key.translation,
      options: translation?.options ?? [],
    };
    return { ...key, options, correctAnswer, ...(translated && { translation: translated }) };
  });
}

export const startSession = (
  baseUrl: string,
  { tokens }: SignedIn,
  count = 10,
  characterId: CharacterId = 'petruk',
): Promise<GameSession> =>
  call(baseUrl, gameApi.start, { body: { characterId, count } }, tokens.accessToken);

export const sessionOf = (
  baseUrl: string,
  { tokens }: SignedIn,
  id: string,
): Promise<GameSession> =>
  call(baseUrl, gameApi.session, { params: { id }, query: {} }, tokens.accessToken);

interface SessionPlay {
  /** How many questions it has. */
  count: number;
  characterId?: CharacterId;
  /** Which answers are right; all of them unless said. */
  isRight?: (index: number) => boolean;
  /** How many are answered; all of them unless said. */
  answered?: number;
}

/** Seconds that each answer of a session without a browser took. */
const TIME_SPENT = 8;

/** Plays a session without a browser. */
export async function playSession(
  baseUrl: string,
  player: SignedIn,
  { count, characterId = 'petruk', isRight = () => true, answered = count }: SessionPlay,
): Promise<GameSession> {
  const session = await startSession(baseUrl, player, count, characterId);
  const keys = await answersOf(baseUrl, player, session);
  for (const [index, key] of keys.slice(0, answered).entries()) {
    const body = {
      sessionId: session._id,
      questionId: String(key.id),
      timeSpent: TIME_SPENT,
      ...answerOf(key, isRight(index)),
    };
    await call(baseUrl, gameApi.answer, { body }, player.tokens.accessToken);
  }
  return sessionOf(baseUrl, player, session._id);
}

/** Plays a level to its end without a browser, this many of its answers right. */
export async function playLevel(
  baseUrl: string,
  { tokens: { accessToken } }: SignedIn,
  place: { characterId: CharacterId; level: 1 | 2 | 3 | 4 },
  right: number,
): Promise<void> {
  const run = await call(baseUrl, progressApi.startLevel, { body: place }, accessToken);
  for (const [index, key] of run.questions.entries()) {
    const body = {
      runId: run._id,
      questionId: String(key.id),
      timeSpent: TIME_SPENT,
      ...answerOf(key, index < right),
    };
    await call(baseUrl, progressApi.answerLevel, { body }, accessToken);
  }
}

const answerOf = (key: PlayQuestion, right: boolean) =>
  key.type === 'essay'
    ? {
        textAnswer: right ? key.correctAnswerText.split(ESSAY_ALTERNATIVES)[0] : 'mboten ngertos',
      }
    : { selectedAnswer: right ? key.correctAnswer : (key.correctAnswer + 1) % 4 };
