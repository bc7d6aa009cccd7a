import { setTimeout as pause } from 'node:timers/promises';
import { API_PREFIX } from '../src-shared/constants/limits.ts';
import type { GameSession } from '../src-shared/contracts/game.contract.ts';
import { Connection, wireRequest } from './connection.ts';
import type { SignedIn } from './seed-school.ts';

/** Between two answers of a pupil: far quicker than any pupil, so that few stand for many. */
const THINKING_MS = 1_000;
const QUESTIONS = 20;

/** Lets pupils play server sessions until a moment; resolves to the times of their answers, in ms. */
export async function playUntil(
  url: string,
  pupils: readonly SignedIn[],
  until: number,
): Promise<number[]> {
  const latencies: number[] = [];
  await Promise.all(
    pupils.map(async (pupil, n) => {
      const connection = await Connection.open(url);
      const post = async (path: string, body: unknown) => {
        const answer = await connection.send(
          wireRequest(url, { method: 'POST', path: API_PREFIX + path, body }, pupil),
        );
        if (answer.status >= 400) throw new Error(`${path}: ${answer.body.toString()}`);
        return JSON.parse(answer.body.toString()) as { data: GameSession };
      };
      await pause((THINKING_MS * n) / pupils.length);
      while (performance.now() < until) {
        const body = { characterId: 'semar', count: QUESTIONS };
        const { data: session } = await post('/game/session/start', body);
        for (const question of session.questions) {
          await pause(THINKING_MS);
          if (performance.now() >= until) break;
          const sent = performance.now();
          await post('/game/session/answer', {
            sessionId: session._id,
            questionId: question._id,
            selectedAnswer: 1,
            timeSpent: 1,
          });
          latencies.push(performance.now() - sent);
        }
      }
      connection.close();
    }),
  );
  return latencies;
}
