import type { AnswerResult, GameSession } from '../../src-shared/contracts/game.contract.ts';
import { ask, demand, logIn, register, type Person } from '../harness/ask.ts';
import { checkSound, checkSums, lookInto } from '../harness/compare.ts';
import { withClock, type Product } from '../harness/product.ts';
import type { Proof, Trial } from '../harness/proof.ts';

const DAY = 24 * 3_600_000;
/** How far off the wall clock is set, one after the other; the last one is right again. */
const JUMPS: readonly [string, () => number][] = [
  ['3 days back', () => -3 * DAY],
  ['a year ahead', () => 365 * DAY],
  ['to 2009, as with an empty battery', () => Date.UTC(2009, 0, 1) - Date.now()],
  ['an hour back', () => -DAY / 24],
  ['right again', () => 0],
];
/** A question cannot take longer than its time and what the network may add. */
const LONGEST_SECONDS = 35;

export const clockSetBack: Proof = {
  name: 'clock',
  promise: 'a clock that jumps loses no answer, makes no negative time and no token for ever',
  async try(trial) {
    return withClock(async (product, setClock) => {
      const people = await Promise.all(
        Array.from({ length: trial.size(8, 3) }, (_none, n) => register(product, `Siswa ${n + 1}`)),
      );
      const given: string[] = [];
      const rounds = trial.size(5, 1);
      for (let round = 0; round < rounds; round++) {
        for (const [how, shift] of JUMPS) {
          for (const person of people) {
            const before = await logIn(product, person);
            const game = await startGame(product, before);
            setClock(shift());
            const after = await logIn(product, person);
            given.push(...(await answerAll(trial, product, after, game, how)));
            const stale = await ask(product, {
              path: '/auth/me',
              token: before.tokens.accessToken,
            });
            trial.check([200, 401].includes(stale.status), `${how}: /auth/me ${stale.status}`);
          }
        }
      }
      const forever = await futureToken(product, people[0] as Person, setClock);
      trial.check(forever === 401, `a token of next year answered ${forever}`);
      trial.check(product.isRunning, 'the server ended');
      await product.kill();
      lookInto(product.dataDir, (sqlite) => {
        checkSound(trial, sqlite);
        checkSums(trial, sqlite);
        const stored = new Set(
          sqlite
            .prepare(
              `SELECT session_id || ' ' || question_id || ' ' || points FROM session_question WHERE answered_at IS NOT NULL`,
            )
            .pluck()
            .all(),
        );
        for (const answer of given) trial.check(stored.has(answer), `lost: ${answer}`);
        const odd = sqlite
          .prepare(
            `SELECT (SELECT count(*) FROM session_question WHERE time_spent < 0 OR time_spent > 30)
               + (SELECT count(*) FROM finished_run WHERE seconds < 0)
               + (SELECT count(*) FROM user WHERE play_seconds < 0)`,
          )
          .pluck()
          .get();
        trial.check(odd === 0, `${String(odd)} impossible times`);
      });
      return `${rounds * JUMPS.length} jumps in the middle of a question, ${given.length} answers acknowledged`;
    });
  },
};

const startGame = (product: Product, person: Person): Promise<GameSession> =>
  demand(product, {
    method: 'POST',
    path: '/game/session/start',
    body: { characterId: 1, count: 3 },
    token: person.tokens.accessToken,
  });

/** Answers a session to its end; by the monotonic clock no answer is late, whatever the wall says. */
async function answerAll(
  trial: Trial,
  product: Product,
  person: Person,
  game: GameSession,
  how: string,
): Promise<string[]> {
  const given: string[] = [];
  for (const question of game.questions) {
    const answer =
      question.questionType === 'essay' ? { textAnswer: 'mangan' } : { selectedAnswer: 1 };
    const reply = await ask(product, {
      method: 'POST',
      path: '/game/session/answer',
      body: { sessionId: game._id, questionId: question._id, timeSpent: 1, ...answer },
      token: person.tokens.accessToken,
    });
    trial.check(reply.status === 200, `${how}: an answer got ${reply.status} ${reply.text}`);
    if (reply.status !== 200) return given;
    const result: AnswerResult = reply.body.data;
    const seconds = result.answers.at(-1)?.timeSpent ?? -1;
    trial.check(seconds >= 0 && seconds < LONGEST_SECONDS, `${how}: ${seconds} s for an answer`);
    given.push(`${game._id} ${question._id} ${result.points}`);
  }
  return given;
}

/** What a token answers that was made while the clock stood a year ahead, once it is right again. */
async function futureToken(
  product: Product,
  person: Person,
  setClock: (milliseconds: number) => void,
): Promise<number> {
  setClock(365 * DAY);
  const { tokens } = await logIn(product, person);
  setClock(0);
  return (await ask(product, { path: '/auth/me', token: tokens.accessToken })).status;
}
