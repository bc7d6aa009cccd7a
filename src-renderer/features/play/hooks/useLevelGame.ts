import { useEffect, useReducer } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { CharacterId } from '#shared/constants/characters.ts';
import type { Level } from '#shared/constants/game.ts';
import { writeStored } from '../../../lib/storage.ts';
import { levelQuestionsQuery } from '../api/level-questions.ts';
import { clock } from '../lib/clock.ts';
import { levelGame, startPlay } from '../lib/level-game.ts';
import { useClassPause } from './useClassPause.ts';
import { useDeadline } from './useDeadline.ts';

/** Local play of one character: the state, what to do with it, and the questions of its level. */
export function useLevelGame(character: CharacterId, startLevel: Level) {
  const [game, dispatch] = useReducer(levelGame, startLevel, startPlay);
  const { phase, level, held, deadline, pausedAt } = game;
  const questions = useQuery(levelQuestionsQuery(character, level));
  const { data } = questions;

  // A level begins when its questions are there; later answers of the server change nothing.
  useEffect(() => {
    if (phase === 'loading' && data !== undefined) {
      dispatch({ type: 'begin', questions: data, now: clock() });
    }
  }, [phase, data]);

  // A reload starts with the level that was being played.
  useEffect(() => {
    writeStored('selectedLevel', level);
  }, [level]);

  useClassPause((type) => dispatch({ type, now: clock() }));

  const runs = (phase === 'answering' || phase === 'feedback') && !held && pausedAt === null;
  useDeadline(runs ? deadline : null, (now) => dispatch({ type: 'tick', now }));

  return { game, dispatch, questions };
}
