import { useEffect, useEffectEvent, useReducer } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { GameSession } from '#shared/contracts/game.contract.ts';
import { errorText } from '../../../lib/api-error.ts';
import { useLiveState } from '../../../lib/live-state.ts';
import { GAME_SESSION, fetchSession, sendAnswer } from '../api/session-calls.ts';
import { clock } from '../lib/clock.ts';
import { dueAt, isLastVerdict, openSession, sessionGame } from '../lib/session-game.ts';
import { sessionFailure, untilAnswered } from '../lib/session-retry.ts';
import type { Trouble } from '../lib/session-state.ts';
import { sessionTexts } from '../session-texts.ts';
import { useClassPause } from './useClassPause.ts';
import { useDeadline } from './useDeadline.ts';

interface SessionEvents {
  /** The last verdict has come. */
  onCompleted: () => void;
  /** The server does not know the session any more. */
  onGone: () => void;
}

/** A server session on screen: its state, and the talk with the server. */
export function useSessionGame(
  loaded: { session: GameSession; at: number },
  { onCompleted, onGone }: SessionEvents,
) {
  const [game, dispatch] = useReducer(sessionGame, loaded, ({ session, at }) =>
    openSession(session, at),
  );
  const client = useQueryClient();
  const id = game.session._id;
  const { phase, sent } = game;

  const talk = useEffectEvent(<T>(signal: AbortSignal, call: () => Promise<T>) =>
    untilAnswered(call, {
      signal,
      onTrouble: (trouble: Trouble) => dispatch({ type: 'trouble', trouble }),
    }),
  );
  const fail = useEffectEvent((error: unknown) => {
    const failure = sessionFailure(error);
    if (failure === 'outdated') dispatch({ type: 'outdated' });
    else if (failure === 'gone') onGone();
    else dispatch({ type: 'refused', message: errorText(error, sessionTexts.refused) });
  });

  // One answer is one object, so it is sent once, and again until the server has judged it. Leaving
  // the screen ends the repetition, not a request that may be arriving.
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
    talk(abort.signal, () => fetchSession(id)).then(
      (session) => session && dispatch({ type: 'loaded', session, now: clock() }),
      fail,
    );
    return () => abort.abort();
  }, [phase, id]);

  const completed = useEffectEvent(() => {
    onCompleted();
    // Dashboard, ranking and levels show the new result.
    void client.invalidateQueries({ predicate: (query) => query.queryKey[0] !== GAME_SESSION });
  });
  const isComplete = isLastVerdict(game);

  // Once for the verdict that ends the session; a session that is opened finished changes nothing.
  useEffect(() => {
    if (isComplete) completed();
  }, [isComplete]);

  useClassPause((type) => dispatch({ type, now: clock() }));
  const isEnded = useLiveState().endedSession === id;

  // What the server says about it then is what is shown.
  useEffect(() => {
    if (isEnded) dispatch({ type: 'ended' });
  }, [isEnded]);

  useDeadline(dueAt(game), (now) => dispatch({ type: 'tick', now }));

  return { game, dispatch, isEnded };
}
