import { useEffect, useEffectEvent } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { UserView } from '#shared/contracts/auth.contract.ts';
import { characterOf } from '#shared/constants/characters.ts';
import { FIRST_LEVEL } from '#shared/constants/game.ts';
import type { GameSession } from '#shared/contracts/game.contract.ts';
import { errorText } from '../../../lib/api-error.ts';
import { useOutboxTrouble } from '../../../lib/level-outbox.ts';
import { writeStored } from '../../../lib/storage.ts';
import { levelEndQuery } from '../api/level-end.ts';
import { isOutsideGame } from '../api/run-queries.ts';
import { levelResult } from '../lib/run-result.ts';
import type { SaveState } from '../lib/save-state.ts';

/** Asks the server what a level came to, which knows it with its last answer; a run that was abandoned asks nothing. */
export function useLevelEnd(run: GameSession, onSaved: (user: UserView) => void): SaveState {
  const client = useQueryClient();
  const trouble = useOutboxTrouble();
  const isFinished = run.status === 'completed';
  const { data, error, failureCount } = useQuery({
    ...levelEndQuery(run, levelResult(run)),
    enabled: isFinished,
  });

  const remember = useEffectEvent(() => {
    const { score, correct, total } = levelResult(run);
    writeStored('lastGameData', {
      character: characterOf(run.characterId).name,
      level: run.level ?? FIRST_LEVEL,
      score,
      correctAnswers: correct,
      totalQuestions: total,
      completedAt: new Date().toISOString(),
    });
  });
  // As the specification has it, at the end of a level, whether or not the server can be reached.
  useEffect(() => {
    if (isFinished) remember();
  }, [isFinished]);

  const saved = useEffectEvent((user: UserView) => {
    onSaved(user);
    // Levels, ranking and dashboard show the new result.
    void client.invalidateQueries({ predicate: isOutsideGame });
  });
  // Once for each answer of the server.
  useEffect(() => {
    if (data) saved(data.user);
  }, [data]);

  if (data) {
    return { status: 'saved', unlocked: data.unlocked, isNextOpen: data.level.isCompleted };
  }
  if (error) return { status: 'refused', message: errorText(error, '') };
  return { status: failureCount > 0 || trouble !== null ? 'retrying' : 'saving' };
}
