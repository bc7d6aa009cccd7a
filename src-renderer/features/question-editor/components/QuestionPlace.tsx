import { CHARACTERS, parseCharacterId } from '#shared/constants/characters.ts';
import { LEVELS } from '#shared/constants/game.ts';
import { parseLevel } from '#shared/rules/level.ts';
import { FilterSelect } from '../../../components/admin/FilterSelect.tsx';
import { Field } from '../../../components/Field.tsx';
import { TypeField } from '../../../components/question-form/TypeField.tsx';
import type { QuestionFields } from '../lib/question-fields.ts';
import { questionEditorTexts as texts } from '../texts.ts';
import classes from './QuestionPlace.module.css';

type Place = Pick<QuestionFields, 'characterId' | 'level' | 'type'>;

interface QuestionPlaceProps extends Place {
  onChange: (change: Partial<Place>) => void;
}

/** Where a question belongs, and what kind it is. */
export function QuestionPlace({ characterId, level, type, onChange }: QuestionPlaceProps) {
  return (
    <div className={classes.root}>
      <Field label={texts.character}>
        {(control) => (
          <FilterSelect
            {...control}
            value={characterId}
            onChange={(event) =>
              onChange({ characterId: parseCharacterId(event.currentTarget.value) ?? characterId })
            }
          >
            {CHARACTERS.map(({ _id, name }) => (
              <option key={_id} value={_id}>
                {name}
              </option>
            ))}
          </FilterSelect>
        )}
      </Field>
      <Field label={texts.level}>
        {(control) => (
          <FilterSelect
            {...control}
            value={level}
            onChange={(event) =>
              onChange({ level: parseLevel(event.currentTarget.value) ?? level })
            }
          >
            {LEVELS.map((one) => (
              <option key={one} value={one}>
                {texts.levelName(one)}
              </option>
            ))}
          </FilterSelect>
        )}
      </Field>
      <div className={classes.type}>
        <TypeField value={type} onChange={(chosen) => onChange({ type: chosen })} />
      </div>
    </div>
  );
}
