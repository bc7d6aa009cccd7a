import { CHARACTERS, parseCharacterId, type CharacterId } from '#shared/constants/characters.ts';
import { LEVELS, type Level } from '#shared/constants/game.ts';
import { parseLevel } from '#shared/rules/level.ts';
import { FilterSelect } from './FilterSelect.tsx';

/** Where in the bank; null means everywhere. */
interface Place {
  characterId: CharacterId | null;
  level: Level | null;
}

interface PlaceFiltersProps extends Place {
  onChange: (change: Partial<Place>) => void;
}

/** Which character's questions, and of which level. */
export function PlaceFilters({ characterId, level, onChange }: PlaceFiltersProps) {
  return (
    <>
      <FilterSelect
        label="Karakter"
        value={characterId ?? ''}
        onChange={(event) =>
          onChange({ characterId: parseCharacterId(event.currentTarget.value) ?? null })
        }
      >
        <option value="">Semua Karakter</option>
        {CHARACTERS.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label="Level"
        value={level ?? ''}
        onChange={(event) => onChange({ level: parseLevel(event.currentTarget.value) ?? null })}
      >
        <option value="">Semua Level</option>
        {LEVELS.map((one) => (
          <option key={one} value={one}>{`Level ${one}`}</option>
        ))}
      </FilterSelect>
    </>
  );
}
