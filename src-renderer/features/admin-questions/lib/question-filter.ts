import type { CharacterId } from '#shared/constants/characters.ts';
import type { Level } from '#shared/constants/game.ts';
import type { QuestionOrder } from '#shared/contracts/questions.contract.ts';

/** Which questions are listed, and where in the list one stands. */
export interface QuestionFilter {
  search: string;
  characterId: CharacterId | null;
  level: Level | null;
  order: QuestionOrder;
  page: number;
}

export const NO_FILTER: QuestionFilter = {
  search: '',
  characterId: null,
  level: null,
  order: 'id',
  page: 1,
};

/** Another search or filter begins at the first page. */
export const refilter = (
  filter: QuestionFilter,
  change: Partial<Omit<QuestionFilter, 'page'>>,
): QuestionFilter => ({ ...filter, ...change, page: 1 });

/** Whether anything is left out; only then is there something to reset. */
export const isFiltered = ({ search, characterId, level }: QuestionFilter): boolean =>
  search !== '' || characterId !== null || level !== null;
