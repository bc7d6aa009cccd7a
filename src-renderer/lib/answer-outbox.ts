import type { LevelVerdict } from '#shared/contracts/progress.contract.ts';
import { runFailure, untilAnswered, type Trouble } from './until-answered.ts';

/** An answer as it goes to the server. */
export interface SentAnswer {
  questionId: string;
  /** Whole seconds, as the timer showed them. */
  timeSpent: number;
  selectedAnswer?: number | undefined;
  textAnswer?: string | undefined;
}

/** An answer of a level run that the server has not recorded yet, and whose it is. */
export interface WaitingAnswer {
  player: string;
  runId: string;
  answer: SentAnswer;
}

export interface OutboxParts {
  /** What waits, also of other players of this PC; kept beyond a reload where the browser allows it. */
  read: () => readonly WaitingAnswer[];
  write: (waiting: readonly WaitingAnswer[]) => void;
  /** Who is signed in. */
  player: () => string | undefined;
  send: (waiting: WaitingAnswer) => Promise<LevelVerdict>;
}

export type OutboxEvent =
  | { type: 'recorded'; runId: string; questionId: string; verdict: LevelVerdict }
  /** The server takes no answers of this run any more; what waited of it is forgotten. */
  | { type: 'refused'; runId: string }
  /** Something waits, was sent, or meets trouble. */
  | { type: 'changed' };

export interface AnswerOutbox {
  add: (runId: string, answer: SentAnswer) => void;
  /** Sends what waits of the signed-in player, if it is not being sent already. */
  wake: () => void;
  /** How many answers of the signed-in player wait. */
  count: () => number;
  /** Why they do; null while they go out. */
  trouble: () => Trouble | null;
  /** Resolves once nothing of the signed-in player waits. */
  empty: () => Promise<void>;
  /** Returns how to stop. */
  listen: (listener: (event: OutboxEvent) => void) => () => void;
}

const NEVER = new AbortController().signal;

/**
 * Answers of levels on their way to the server: one after the other in the order in which they were
 * given, again and again until the server has recorded them. What cannot be sent waits, and each goes
 * out in the name of the player who gave it, and of nobody else at the same PC.
 */
export function createAnswerOutbox({ read, write, player, send }: OutboxParts): AnswerOutbox {
  const listeners = new Set<(event: OutboxEvent) => void>();
  let isSending = false;
  let trouble: Trouble | null = null;

  const tell = (event: OutboxEvent) => {
    for (const listener of listeners) listener(event);
  };
  const mine = () => read().filter((one) => one.player === player());
  const isSame = (a: WaitingAnswer, b: WaitingAnswer) =>
    a.player === b.player && a.runId === b.runId && a.answer.questionId === b.answer.questionId;

  function forget(isGone: (one: WaitingAnswer) => boolean): void {
    write(read().filter((one) => !isGone(one)));
    tell({ type: 'changed' });
  }

  function setTrouble(now: Trouble | null): void {
    if (trouble === now) return;
    trouble = now;
    tell({ type: 'changed' });
  }

  /** Sends one answer. Returns whether the next may follow. */
  async function sendOne(next: WaitingAnswer): Promise<boolean> {
    try {
      const verdict = await untilAnswered(
        async () => {
          // Somebody else has signed in meanwhile, or another tab has sent it.
          if (player() !== next.player || !read().some((one) => isSame(one, next))) return null;
          return send(next);
        },
        { signal: NEVER, onTrouble: setTrouble },
      );
      setTrouble(null);
      if (!verdict) return true;
      forget((one) => isSame(one, next));
      const { runId, answer } = next;
      tell({ type: 'recorded', runId, questionId: answer.questionId, verdict });
      return true;
    } catch (error) {
      setTrouble(null);
      // The next sign-in of this player goes on with it.
      if (runFailure(error) === 'signed-out') return false;
      // oxlint-disable-next-line no-console -- a refused answer is also logged (decisions)
      console.error(error);
      forget((one) => one.player === next.player && one.runId === next.runId);
      tell({ type: 'refused', runId: next.runId });
      return true;
    }
  }

  async function sendAll(): Promise<void> {
    isSending = true;
    try {
      for (let next = mine()[0]; next && (await sendOne(next)); next = mine()[0]);
    } finally {
      isSending = false;
      tell({ type: 'changed' });
    }
  }

  function wake(): void {
    if (!isSending && mine().length > 0) void sendAll();
  }

  function listen(listener: (event: OutboxEvent) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {
    add(runId, answer) {
      const owner = player();
      if (owner === undefined) return;
      const waiting = { player: owner, runId, answer };
      if (!read().some((one) => isSame(one, waiting))) write([...read(), waiting]);
      tell({ type: 'changed' });
      wake();
    },
    wake,
    count: () => mine().length,
    trouble: () => trouble,
    empty() {
      wake();
      if (mine().length === 0) return Promise.resolve();
      return new Promise((resolve) => {
        const stop = listen(() => {
          if (mine().length > 0) return;
          stop();
          resolve();
        });
      });
    },
    listen,
  };
}
