import type { CharacterId } from '#shared/constants/characters.ts';
import type { Level } from '#shared/constants/game.ts';
import type { SortOrder } from '#shared/contracts/admin.contract.ts';
import {
  ANALYSIS_PERIODS,
  ANALYSIS_SORT_FIELDS,
  ANALYSIS_WORDINGS,
  type AnalysisPeriod,
  type AnalysisSortField,
  type AnalysisWording,
} from '#shared/contracts/question-analysis.contract.ts';

/** Which questions are listed, in which order, and where in the list one stands. */
export interface AnalysisSelection {
  search: string;
  characterId: CharacterId | null;
  level: Level | null;
  /** What is played now, or what was replaced. */
  wording: AnalysisWording;
  /** Whose answers; null for everybody's. */
  classId: string | null;
  period: AnalysisPeriod;
  sortBy: AnalysisSortField;
  sortOrder: SortOrder;
  page: number;
}

/** The hardest first: that is what one comes for. */
export const FIRST_SELECTION: AnalysisSelection = {
  search: '',
  characterId: null,
  level: null,
  wording: ANALYSIS_WORDINGS[0],
  classId: null,
  period: ANALYSIS_PERIODS[0],
  sortBy: ANALYSIS_SORT_FIELDS[0],
  sortOrder: 'asc',
  page: 1,
};

/** Another filter or order begins at the first page. */
export const reselect = (
  selection: AnalysisSelection,
  change: Partial<Omit<AnalysisSelection, 'page'>>,
): AnalysisSelection => ({ ...selection, ...change, page: 1 });

/** The order that a press on a heading asks for: the other way round, or what is conspicuous first. */
export function nextOrder(selection: AnalysisSelection, field: AnalysisSortField): SortOrder {
  if (selection.sortBy === field) return selection.sortOrder === 'desc' ? 'asc' : 'desc';
  return field === 'shareCorrect' || field === 'id' ? 'asc' : 'desc';
}
