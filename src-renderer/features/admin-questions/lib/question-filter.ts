import type { CharacterId } from '#shared/constants/characters.ts';
import { TOPICS } from '#shared/constants/curriculum.ts';
import type { Level } from '#shared/constants/game.ts';
import type { QuestionOrder } from '#shared/contracts/questions.contract.ts';

/** Which questions are listed, and where in the list one stands. */
export interface QuestionFilter {
  search: string;
  characterId: CharacterId | null;
  level: Level | null;
  topic: string | null;
  competence: string | null;
  order: QuestionOrder;
  page: number;
}

export const NO_FILTER: QuestionFilter = {
  search: '',
  characterId: null,
  level: null,
  topic: null,
  competence: null,
  order: 'id',
  page: 1,
};

/** Another search or filter begins at the first page; a topic of another character would fit nothing. */
export function refilter(
  filter: QuestionFilter,
  change: Partial<Omit<QuestionFilter, 'page'>>,
): QuestionFilter {
  const { topic, ...rest } = { ...filter, ...change, page: 1 };
  const { characterId } = rest;
  const fits = topic === null || characterId === null || TOPICS[characterId].includes(topic);
  return { ...rest, topic: fits ? topic : null };
}

/** Whether anything is left out; only then is there something to reset. */
export const isFiltered = ({
  search,
  characterId,
  level,
  topic,
  competence,
}: QuestionFilter): boolean =>
  search !== '' || [characterId, level, topic, competence].some((part) => part !== null);
