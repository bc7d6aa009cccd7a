import { IconFilterOff } from '@tabler/icons-react';
import { CHARACTERS, parseCharacterId } from '#shared/constants/characters.ts';
import { LEVELS } from '#shared/constants/game.ts';
import { parseLevel } from '#shared/rules/level.ts';
import { Button } from '../../../components/Button.tsx';
import { FilterSelect } from '../../../components/admin/FilterSelect.tsx';
import { SearchField } from '../../../components/admin/SearchField.tsx';
import { isFiltered, type QuestionFilter } from '../lib/question-filter.ts';
import { adminQuestionsTexts as texts } from '../texts.ts';
import classes from './QuestionFilters.module.css';

interface QuestionFiltersProps {
  filter: QuestionFilter;
  onChange: (change: Partial<Omit<QuestionFilter, 'page'>>) => void;
  onReset: () => void;
}

/** Search, character, level, and back to everything. */
export function QuestionFilters({ filter, onChange, onReset }: QuestionFiltersProps) {
  return (
    <div className={classes.root}>
      <div className={classes.search}>
        <SearchField
          placeholder={texts.search}
          value={filter.search}
          onChange={(search) => onChange({ search })}
        />
      </div>
      <FilterSelect
        label={texts.character}
        value={filter.characterId ?? ''}
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
        value={filter.level ?? ''}
        onChange={(event) => onChange({ level: parseLevel(event.currentTarget.value) ?? null })}
      >
        <option value="">{texts.allLevels}</option>
        {LEVELS.map((level) => (
          <option key={level} value={level}>
            {texts.levelName(level)}
          </option>
        ))}
      </FilterSelect>
      <Button
        variant="ghost"
        leftIcon={<IconFilterOff size={20} stroke={2.2} />}
        disabled={!isFiltered(filter)}
        className={classes.reset}
        onClick={onReset}
      >
        {texts.resetFilter}
      </Button>
    </div>
  );
}
