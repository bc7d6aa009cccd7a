import { CHARACTERS, parseCharacterId } from '#shared/constants/characters.ts';
import { LEVELS } from '#shared/constants/game.ts';
import { SORT_ORDERS, type SortOrder } from '#shared/contracts/admin.contract.ts';
import {
  ANALYSIS_SORT_FIELDS,
  type AnalysisSortField,
} from '#shared/contracts/question-analysis.contract.ts';
import { parseLevel } from '#shared/rules/level.ts';
import { FilterSelect } from '../../../components/admin/FilterSelect.tsx';
import { SearchField } from '../../../components/admin/SearchField.tsx';
import type { AnalysisSelection } from '../lib/analysis-selection.ts';
import { analysisTexts as texts } from '../texts.ts';
import classes from './AnalysisFilters.module.css';

interface AnalysisFiltersProps {
  selection: AnalysisSelection;
  onChange: (change: Partial<Omit<AnalysisSelection, 'page'>>) => void;
}

/** Which questions, and in which order. */
export function AnalysisFilters({ selection, onChange }: AnalysisFiltersProps) {
  return (
    <div className={classes.root}>
      <div className={classes.search}>
        <SearchField
          placeholder={texts.search}
          value={selection.search}
          onChange={(search) => onChange({ search })}
        />
      </div>
      <FilterSelect
        label={texts.character}
        className={classes.filter}
        value={selection.characterId ?? ''}
        onChange={(event) =>
          onChange({ characterId: parseCharacterId(event.currentTarget.value) ?? null })
        }
      >
        <option value="">{texts.allCharacters}</option>
        {CHARACTERS.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label={texts.level}
        className={classes.filter}
        value={selection.level ?? ''}
        onChange={(event) => onChange({ level: parseLevel(event.currentTarget.value) ?? null })}
      >
        <option value="">{texts.allLevels}</option>
        {LEVELS.map((level) => (
          <option key={level} value={level}>
            {texts.levelName(level)}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label={texts.sortBy}
        className={classes.filter}
        value={selection.sortBy}
        onChange={(event) => onChange({ sortBy: event.currentTarget.value as AnalysisSortField })}
      >
        {ANALYSIS_SORT_FIELDS.map((field) => (
          <option key={field} value={field}>
            {texts.sorts[field]}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label={texts.sortOrder}
        className={classes.filter}
        value={selection.sortOrder}
        onChange={(event) => onChange({ sortOrder: event.currentTarget.value as SortOrder })}
      >
        {SORT_ORDERS.map((order) => (
          <option key={order} value={order}>
            {texts.orders[order]}
          </option>
        ))}
      </FilterSelect>
    </div>
  );
}
