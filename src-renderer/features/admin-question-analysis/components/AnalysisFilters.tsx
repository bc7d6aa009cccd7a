import { useQuery } from '@tanstack/react-query';
import {
  ANALYSIS_PERIODS,
  ANALYSIS_SORT_FIELDS,
  ANALYSIS_WORDINGS,
  type AnalysisPeriod,
  type AnalysisWording,
} from '#shared/contracts/question-analysis.contract.ts';
import { FilterBar } from '../../../components/admin/FilterBar.tsx';
import { FilterSelect } from '../../../components/admin/FilterSelect.tsx';
import { PlaceFilters } from '../../../components/admin/PlaceFilters.tsx';
import { SortFilters } from '../../../components/admin/SortFilters.tsx';
import { analysisClassesQuery } from '../api/analysis.ts';
import type { AnalysisSelection } from '../lib/analysis-selection.ts';
import { analysisTexts as texts } from '../texts.ts';

interface AnalysisFiltersProps {
  selection: AnalysisSelection;
  onChange: (change: Partial<Omit<AnalysisSelection, 'page'>>) => void;
}

/** Which questions, and in which order. */
export function AnalysisFilters({ selection, onChange }: AnalysisFiltersProps) {
  const { search, characterId, level, wording, classId, period, sortBy, sortOrder } = selection;
  const { data: classes = [] } = useQuery(analysisClassesQuery);
  return (
    <FilterBar
      placeholder={texts.search}
      search={search}
      onSearch={(text) => onChange({ search: text })}
    >
      <PlaceFilters characterId={characterId} level={level} onChange={onChange} />
      <FilterSelect
        label={texts.wording}
        value={wording}
        onChange={(event) => onChange({ wording: event.currentTarget.value as AnalysisWording })}
      >
        {ANALYSIS_WORDINGS.map((one) => (
          <option key={one} value={one}>
            {texts.wordings[one]}
          </option>
        ))}
      </FilterSelect>
      {classes.length > 0 && (
        <FilterSelect
          label={texts.classes}
          value={classId ?? ''}
          onChange={(event) => onChange({ classId: event.currentTarget.value || null })}
        >
          <option value="">{texts.allClasses}</option>
          {classes.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </FilterSelect>
      )}
      <FilterSelect
        label={texts.period}
        value={period}
        onChange={(event) => onChange({ period: event.currentTarget.value as AnalysisPeriod })}
      >
        {ANALYSIS_PERIODS.map((one) => (
          <option key={one} value={one}>
            {texts.periods[one]}
          </option>
        ))}
      </FilterSelect>
      <SortFilters
        fields={ANALYSIS_SORT_FIELDS}
        names={texts.sorts}
        sortBy={sortBy}
        sortOrder={sortOrder}
        onChange={onChange}
      />
    </FilterBar>
  );
}
