import type { AnswerResult, GameSession } from '../../src-shared/contracts/game.contract.ts';
import { demand, register, type Person } from './ask.ts';
import type { Product } from './product.ts';

const QUESTIONS = 20;

/** A question that waits for its answer. */
interface Open {
  person: Person;
  sessionId: string;
  questionId: string;
  body: object;
}

/** An answer that was acknowledged, and in which place. */
export interface Answered {
  sessionId: string;
  questionId: string;
  points: number;
}

/** Opens a session for each of some pupils, and lists their questions in turns. */
export async function openSessions(product: Product, pupils: number): Promise<Open[]> {
  const turns: Open[][] = Array.from({ length: QUESTIONS }, () => []);
  for (let n = 0; n < pupils; n++) {
    const person = await register(product, `Siswa ${n + 1}`);
    const session: GameSession = await demand(product, {
      method: 'POST',
      path: '/game/session/start',
      body: { characterId: (n % 4) + 1, count: QUESTIONS },
      token: person.tokens.accessToken,
    });
    for (const [turn, question] of session.questions.entries()) {
      const sessionId = session._id;
      const questionId = question._id;
      const given =
        question.questionType === 'essay' ? { textAnswer: 'mangan' } : { selectedAnswer: n % 4 };
      const body = { sessionId, questionId, timeSpent: 1, ...given };
      turns[turn]?.push({ person, sessionId, questionId, body });
    }
  }
  return turns.flat();
}

/** Answers one question after the other, each sent when the one before is acknowledged. */
export async function answerInTurn(
  product: Product,
  open: readonly Open[],
  goesOn: () => boolean = () => true,
): Promise<Answered[]> {
  const history: Answered[] = [];
  for (const { person, sessionId, questionId, body } of open) {
    if (!goesOn()) break;
    const { points }: AnswerResult = await demand(product, {
      method: 'POST',
      path: '/game/session/answer',
      body,
      token: person.tokens.accessToken,
    });
    history.push({ sessionId, questionId, points });
  }
  return history;
}
