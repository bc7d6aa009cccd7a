import { useEffect, useEffectEvent, useReducer } from 'react';
import type { GameSession } from '#shared/contracts/game.contract.ts';
import { errorText } from '../../../lib/api-error.ts';
import { levelOutbox, useOutboxEvents } from '../../../lib/level-outbox.ts';
import { useLiveState } from '../../../lib/live-state.ts';
import { runFailure, untilAnswered, type Trouble } from '../../../lib/until-answered.ts';
import { startLevel } from '../api/level-calls.ts';
import { fetchSession, sendAnswer } from '../api/session-calls.ts';
import { clock } from '../lib/clock.ts';
import { dueAt, openRun, runGame } from '../lib/run-game.ts';
import { playTexts } from '../texts.ts';
import { useClassPause } from './useClassPause.ts';
import { useDeadline } from './useDeadline.ts';

/** A run as it was loaded, and when by `clock`. */
export interface LoadedRun {
  session: GameSession;
  at: number;
}

/**
 * A challenge or a level on screen: its state, and the talk with the server. A challenge waits for the
 * verdict of the server; a level is judged here, and its answers go out beside it. `onGone`: the server
 * does not know the run any more.
 */
export function useRun(loaded: LoadedRun, onGone: () => void) {
  const [game, dispatch] = useReducer(runGame, loaded, ({ session, at }) => openRun(session, at));
  const { _id: id, kind } = game.session;
  const { phase, sent } = game;

  const talk = useEffectEvent(<T>(signal: AbortSignal, call: () => Promise<T>) =>
    untilAnswered(call, {
      signal,
      onTrouble: (trouble: Trouble) => dispatch({ type: 'trouble', trouble }),
    }),
  );
  const fail = useEffectEvent((error: unknown) => {
    const failure = runFailure(error);
    if (failure === 'outdated') dispatch({ type: 'outdated' });
    else if (failure === 'gone') onGone();
    else dispatch({ type: 'refused', message: errorText(error, playTexts.refused) });
  });

  // One answer is one object, so it is handed over once: the outbox knows an answer it has already.
  useEffect(() => {
    if (kind === 'level' && sent !== null) levelOutbox.add(id, sent);
  }, [kind, sent, id]);

  // A challenge sends it again until the server has judged it. Leaving the screen ends the repetition,
  // not a request that may be arriving.
  useEffect(() => {
    if (phase !== 'sending' || sent === null) return;
    const abort = new AbortController();
    talk(abort.signal, () => sendAnswer(id, sent)).then(
      (result) => result && dispatch({ type: 'verdict', result, now: clock() }),
      fail,
    );
    return () => abort.abort();
  }, [phase, sent, id]);

  // The server went on without this screen: another tab, another computer, or too long a pause.
  useEffect(() => {
    if (phase !== 'reloading') return;
    const abort = new AbortController();
    talk(abort.signal, () => currentRun(id)).then(
      (session) => session && dispatch({ type: 'loaded', session, now: clock() }),
      fail,
    );
    return () => abort.abort();
  }, [phase, id]);

  useOutboxEvents((event) => {
    if (event.type === 'changed' || event.runId !== id) return;
    if (event.type === 'refused') dispatch({ type: 'outdated' });
    else {
      const { isCorrect, points } = event.verdict;
      dispatch({ type: 'recorded', questionId: event.questionId, isCorrect, points });
    }
  });

  useClassPause((type) => dispatch({ type, now: clock() }));
  const isEnded = useLiveState().endedSession === id;

  // What the server says about it then is what is shown.
  useEffect(() => {
    if (isEnded) dispatch({ type: 'ended' });
  }, [isEnded]);

  useDeadline(dueAt(game), (now) => dispatch({ type: 'tick', now }));

  return { game, dispatch, isEnded };
}

/** A run as the server has it now. A level that goes on comes with its keys. */
async function currentRun(id: string): Promise<GameSession> {
  const session = await fetchSession(id);
  const { kind, level, status, characterId } = session;
  return kind === 'level' && level !== null && status === 'active'
    ? startLevel(characterId, level)
    : session;
}
