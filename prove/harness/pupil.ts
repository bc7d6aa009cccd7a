import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { CHARACTER_IDS } from '../../src-shared/constants/characters.ts';
import type { AnswerResult, GameSession } from '../../src-shared/contracts/game.contract.ts';
import { ask, demand, logIn, register, type Person, type Reply, type Server } from './ask.ts';
import type { Chance } from './chance.ts';

/** Milliseconds between two answers of a pupil: which the limit of the server allows for a few seconds. */
const THINKING = [60, 200] as const;
/** Told to come back later, a pupil does so after this long. */
const RETRY_MS = 150;
/** Points of a right answer in a level. */
const LEVEL_STEP = 100;
/** Runs of level 1 may score this much: the bank has ten questions a level. */
const LEVEL_BEST = 10;

export interface AckedVerdict {
  isCorrect: boolean;
  points: number;
}

/** What a pupil has been told is saved: the other side must know it for ever. */
export interface Acked {
  /** By session, then by question. */
  sessions: Map<string, Map<string, AckedVerdict>>;
  /** Score of each session whose last answer was acknowledged. */
  completed: Map<string, number>;
  /** By character: best score and runs of level 1. */
  levels: Map<string, { best: number; attempts: number }>;
}

/** A request whose reply has not come: it may have counted, or not. */
export type Unsure =
  | { kind: 'start' }
  | { kind: 'answer'; sessionId: string; questionId: string; body: object; answers: number }
  | { kind: 'level'; characterId: string; score: number };

interface PlayOptions {
  /** Asked before each request. */
  isOver: () => boolean;
  chance: Chance;
  /** Milliseconds between answers, from and to. */
  thinking?: readonly [number, number];
  heard?: (reply: Reply, milliseconds: number) => void;
}

/** A pupil who plays sessions and levels, and writes down what the server has acknowledged. */
export class Pupil {
  person: Person;
  readonly acked: Acked = { sessions: new Map(), completed: new Map(), levels: new Map() };
  unsure: Unsure | undefined;
  readonly #product: Server;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });

  constructor(product: Server, person: Person) {
    this.#product = product;
    this.person = person;
  }

  /** How many acknowledged answers, levels and sessions there are to lose. */
  get acknowledged(): number {
    const { sessions, levels, completed } = this.acked;
    let count = completed.size;
    for (const verdicts of sessions.values()) count += verdicts.size;
    for (const { attempts } of levels.values()) count += attempts;
    return count;
  }

  /** Plays until told that it is over, or until the server is gone. */
  async play(options: PlayOptions): Promise<void> {
    const [least, most] = options.thinking ?? THINKING;
    const think = () => wait(options.chance.between(least, most));
    try {
      while (!options.isOver()) {
        const session = await this.#startSession(options);
        if (!session) return;
        for (const question of session.questions) {
          await think();
          if (options.isOver()) return;
          const given =
            question.questionType === 'essay'
              ? { textAnswer: 'mangan' }
              : { selectedAnswer: options.chance.between(0, 3) };
          const body = { sessionId: session._id, questionId: question._id, timeSpent: 1, ...given };
          const result = await this.#answer(session, body, options);
          if (!result) return;
        }
        await think();
        if (!(await this.#finishLevel(options))) return;
      }
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }

  /**
   * After a crash or a cut: asks again what was left open, so that the model is exact once more.
   * `levelAttempts`: runs that are stored of the level that was cut off. `server`: another way to reach it.
   */
  async settle(levelAttempts: number, server: Server = this.#product): Promise<void> {
    const { unsure } = this;
    this.unsure = undefined;
    if (unsure?.kind === 'answer') {
      const result: AnswerResult = await demand(server, {
        method: 'POST',
        path: '/game/session/answer',
        body: unsure.body,
        token: this.person.tokens.accessToken,
      });
      this.#write(unsure.sessionId, unsure.questionId, result);
    } else if (unsure?.kind === 'level') {
      const known = this.acked.levels.get(unsure.characterId);
      if (levelAttempts > (known?.attempts ?? 0)) this.#writeLevel(unsure);
    }
  }

  async signInAgain(): Promise<void> {
    this.person = await logIn(this.#product, this.person);
  }

  leave(): void {
    this.#agent.destroy();
  }

  async #startSession(options: PlayOptions): Promise<GameSession | undefined> {
    this.unsure = { kind: 'start' };
    const path = '/game/session/start';
    const body = { characterId: options.chance.pick(CHARACTER_IDS), count: 10 };
    const reply = await this.#insist(path, body, options);
    if (!reply) return undefined;
    const session: GameSession = reply.body.data;
    this.acked.sessions.set(session._id, new Map());
    return session;
  }

  async #answer(
    session: GameSession,
    body: { sessionId: string; questionId: string },
    options: PlayOptions,
  ): Promise<AnswerResult | undefined> {
    const { sessionId, questionId } = body;
    const answers = this.acked.sessions.get(sessionId)?.size ?? 0;
    this.unsure = { kind: 'answer', sessionId, questionId, body, answers };
    const reply = await this.#insist('/game/session/answer', body, options);
    if (!reply) return undefined;
    const result: AnswerResult = reply.body.data;
    this.#write(session._id, questionId, result);
    return result;
  }

  async #finishLevel(options: PlayOptions): Promise<boolean> {
    const characterId = options.chance.pick(CHARACTER_IDS);
    const score = LEVEL_STEP * options.chance.between(0, LEVEL_BEST);
    this.unsure = { kind: 'level', characterId, score };
    const body = { characterId, level: 1, score, completed: true, timeTaken: 60 };
    const reply = await this.#insist('/progress/level/update', body, options);
    if (!reply) return false;
    this.#writeLevel({ characterId, score });
    return true;
  }

  #write(sessionId: string, questionId: string, result: AnswerResult): void {
    const { isCorrect, points } = result;
    this.acked.sessions.get(sessionId)?.set(questionId, { isCorrect, points });
    if (result.isGameComplete) this.acked.completed.set(sessionId, result.score);
  }

  #writeLevel({ characterId, score }: { characterId: string; score: number }): void {
    const known = this.acked.levels.get(characterId) ?? { best: 0, attempts: 0 };
    const best = Math.max(known.best, score);
    this.acked.levels.set(characterId, { best, attempts: known.attempts + 1 });
  }

  /** Asks until there is a verdict, as the page does; undefined when it is over before that. */
  async #insist(path: string, body: object, options: PlayOptions): Promise<Reply | undefined> {
    for (;;) {
      const began = performance.now();
      const reply = await ask(this.#product, {
        method: 'POST',
        path,
        body,
        token: this.person.tokens.accessToken,
        agent: this.#agent,
      });
      options.heard?.(reply, performance.now() - began);
      if (reply.status < 300) {
        this.unsure = undefined;
        return reply;
      }
      if (![429, 503, 507].includes(reply.status)) {
        throw new Error(`${path}: ${reply.status} ${reply.text}`);
      }
      if (options.isOver()) return undefined;
      await wait(RETRY_MS);
    }
  }
}

/** Whether a request failed because there was nobody to answer. */
const isGone = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['ECONNRESET', 'ECONNREFUSED', 'EPIPE'].includes(String(error.code));

/** Registers a class. */
export async function makePupils(product: Server, count: number): Promise<Pupil[]> {
  return Promise.all(
    Array.from(
      { length: count },
      async (_none, n) => new Pupil(product, await register(product, `Siswa ${n + 1}`)),
    ),
  );
}
