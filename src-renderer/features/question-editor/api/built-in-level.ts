import { queryOptions } from '@tanstack/react-query';
import type { CharacterId } from '#shared/constants/characters.ts';
import type { Level } from '#shared/constants/game.ts';

/** The built-in questions of one level, from the bundled bank. They change only with the application. */
export const builtInLevelQuery = (character: CharacterId, level: Level) =>
  queryOptions({
    queryKey: ['built-in-level', character, level],
    queryFn: async () => {
      const { loadBundledLevel } = await import('../../../lib/bundled-bank.ts');
      const questions = await loadBundledLevel(character, level);
      // No level of the bank is empty: one that seems so could not be read.
      if (questions.length === 0) throw new Error(`No built-in questions of ${character} ${level}`);
      return questions;
    },
    staleTime: Infinity,
  });
