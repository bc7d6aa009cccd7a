import { useId } from 'react';
import { CHARACTERS, characterOf } from '#shared/constants/characters.ts';
import { LEVELS } from '#shared/constants/game.ts';
import { Aksara } from '../../../components/Aksara.tsx';
import { CharacterAvatar } from '../../../components/CharacterAvatar.tsx';
import { CharacterFigure } from '../../../components/CharacterFigure.tsx';
import { Debog } from '../../../components/Debog.tsx';
import { Stage } from '../../../components/Stage.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { formatNumber } from '../../../lib/format.ts';
import type { Place } from '../hooks/useQuestionList.ts';
import { inCell, type EditorQuestion } from '../lib/editor-work.ts';
import { questionEditorTexts as texts } from '../texts.ts';
import classes from './PlacePicker.module.css';

interface PlacePickerProps {
  place: Place;
  questions: readonly EditorQuestion[];
  onChange: (place: Place) => void;
}

/** The character and the level to write for, with the new questions that each has. */
export function PlacePicker({ place, questions, onChange }: PlacePickerProps) {
  const name = useId();
  const { characterId, level } = place;
  return (
    <section className={classes.root} aria-label={texts.place} data-c={characterId}>
      <Stage c={characterId} className={classes.stage} haloClassName={classes.halo}>
        <p className={classes.name}>{characterOf(characterId).name}</p>
        <Aksara name={characterId} className={classes.aksara} />
        <Debog className={classes.debog} />
        <CharacterFigure id={characterId} mood="think" alt="" className={classes.figure} />
      </Stage>
      <div className={classes.choices}>
        <fieldset className={classes.group}>
          <legend className={classes.legend}>{texts.character}</legend>
          <div className={classes.characters}>
            {CHARACTERS.map((character) => (
              <label
                key={character._id}
                className={classes.choice}
                data-chosen={character._id === characterId ? '' : undefined}
              >
                <input
                  type="radio"
                  name={`${name}-character`}
                  className={classes.radio}
                  checked={character._id === characterId}
                  onChange={() => onChange({ ...place, characterId: character._id })}
                />
                <CharacterAvatar id={character._id} size={34} />
                <span>{character.name}</span>
                <Count
                  count={questions.filter((one) => one.fields.characterId === character._id).length}
                />
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset className={classes.group}>
          <legend className={classes.legend}>{texts.level}</legend>
          <div className={classes.levels}>
            {LEVELS.map((one) => (
              <label
                key={one}
                className={classes.choice}
                data-chosen={one === level ? '' : undefined}
              >
                <input
                  type="radio"
                  name={`${name}-level`}
                  className={classes.radio}
                  aria-label={texts.levelName(one)}
                  checked={one === level}
                  onChange={() => onChange({ ...place, level: one })}
                />
                <span className={classes.digit}>{one}</span>
                <Count count={inCell(questions, characterId, one).length} />
              </label>
            ))}
          </div>
        </fieldset>
      </div>
    </section>
  );
}

function Count({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={classes.count}>
      <span aria-hidden="true">{formatNumber(count)}</span>
      <VisuallyHidden>{texts.newCount(formatNumber(count))}</VisuallyHidden>
    </span>
  );
}
