import { QUESTION_ORDERS, type QuestionOrder } from '#shared/contracts/questions.contract.ts';
import { FilterBar } from '../../../components/admin/FilterBar.tsx';
import { FilterSelect } from '../../../components/admin/FilterSelect.tsx';
import { PlaceFilters } from '../../../components/admin/PlaceFilters.tsx';
import { isFiltered, type QuestionFilter } from '../lib/question-filter.ts';
import { curriculumTexts } from '../curriculum-texts.ts';
import { adminQuestionsTexts as texts } from '../texts.ts';
import { CompetenceOptions, TopicOptions } from './CurriculumOptions.tsx';

interface QuestionFiltersProps {
  filter: QuestionFilter;
  onChange: (change: Partial<Omit<QuestionFilter, 'page'>>) => void;
  onReset: () => void;
}

/** Search, character, level, topic, competence, and back to everything. */
export function QuestionFilters({ filter, onChange, onReset }: QuestionFiltersProps) {
  return (
    <FilterBar
      placeholder={texts.search}
      search={filter.search}
      onSearch={(search) => onChange({ search })}
      reset={{ isFiltered: isFiltered(filter), onReset }}
    >
      <PlaceFilters characterId={filter.characterId} level={filter.level} onChange={onChange} />
      <FilterSelect
        label={curriculumTexts.topic}
        value={filter.topic ?? ''}
        onChange={(event) => onChange({ topic: event.currentTarget.value || null })}
      >
        <option value="">{curriculumTexts.allTopics}</option>
        <TopicOptions characterId={filter.characterId} />
      </FilterSelect>
      <FilterSelect
        label={curriculumTexts.competence}
        value={filter.competence ?? ''}
        onChange={(event) => onChange({ competence: event.currentTarget.value || null })}
      >
        <option value="">{curriculumTexts.allCompetences}</option>
        <CompetenceOptions />
      </FilterSelect>
      <FilterSelect
        label={texts.order}
        value={filter.order}
        onChange={(event) => onChange({ order: event.currentTarget.value as QuestionOrder })}
      >
        {QUESTION_ORDERS.map((order) => (
          <option key={order} value={order}>
            {texts.orders[order]}
          </option>
        ))}
      </FilterSelect>
    </FilterBar>
  );
}
