import { useEffect, useRef } from 'react';
import type { UserView } from '#shared/contracts/auth.contract.ts';
import { characterOf, type CharacterId } from '#shared/constants/characters.ts';
import { useLeaveWarning } from '../../../hooks/useLeaveWarning.ts';
import { errorText } from '../../../lib/api-error.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { useSaveLevel } from '../api/save-level.ts';
import { isLevelFinished } from '../lib/level-game.ts';
import type { LevelGame } from '../lib/level-game-state.ts';
import { levelResult } from '../lib/level-result.ts';
import { isUnsaved, type SaveState } from '../lib/save-state.ts';

/** Saves each finished level once, with its last answer; the result screen may come later. */
export function useLevelSaving(
  game: LevelGame,
  character: CharacterId,
  onSaved: (user: UserView) => void,
): SaveState {
  const save = useSaveLevel(onSaved);
  const { mutate } = save;
  const savedRun = useRef(0);
  const finished = isLevelFinished(game);
  const { run, level, answers } = game;

  // With the last answer the result is final, and closing the page then must not lose it.
  useEffect(() => {
    if (!finished || savedRun.current === run) return;
    savedRun.current = run;
    const { score, completed, seconds, correct, total } = levelResult(answers);
    writeStored('lastGameData', {
      character: characterOf(character).name,
      level,
      score,
      correctAnswers: correct,
      totalQuestions: total,
      completedAt: new Date().toISOString(),
    });
    mutate({
      record: { characterId: character, level, score, completed, timeTaken: seconds },
      player: readStored('user')?._id,
    });
  }, [finished, run, level, answers, character, mutate]);

  const state = saveState(save);
  useLeaveWarning(isUnsaved(state));
  return state;
}

function saveState(save: ReturnType<typeof useSaveLevel>): SaveState {
  switch (save.status) {
    case 'idle':
      return { status: 'none' };
    case 'pending':
      return { status: save.failureCount > 0 ? 'retrying' : 'saving' };
    case 'success':
      return { status: 'saved', unlocked: save.data.unlocked };
    case 'error':
      return { status: 'refused', message: errorText(save.error, '') };
  }
}
