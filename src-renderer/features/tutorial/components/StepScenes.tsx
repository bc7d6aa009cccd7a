import { IconCheck } from '@tabler/icons-react';
import { CHARACTER_IDS } from '#shared/constants/characters.ts';
import { CharacterAvatar } from '../../../components/CharacterAvatar.tsx';
import { Coin } from '../../../components/Coin.tsx';
import { tutorialTexts } from '../texts.ts';
import classes from './StepScenes.module.css';

/** The four to choose from. */
export function ChooseScene() {
  return (
    <div className={classes.cast} aria-hidden="true">
      {CHARACTER_IDS.map((id) => (
        <CharacterAvatar key={id} id={id} size={62} />
      ))}
    </div>
  );
}

/** A gap and the word that fills it. */
export function AnswerScene() {
  const { line, letter, option } = tutorialTexts.answer;
  return (
    <div className={classes.answer} aria-hidden="true">
      <p lang="jv" className={classes.line}>
        {line} <span className={classes.gap} />
      </p>
      <p className={classes.option}>
        <span className={classes.tile}>{letter}</span>
        <span lang="jv">{option}</span>
        <IconCheck size={22} stroke={3} />
      </p>
    </div>
  );
}

/** What a right answer brings. */
export function CollectScene() {
  const { points, bonus } = tutorialTexts.collect;
  return (
    <div className={classes.points}>
      <Coin size={54} />
      <p>
        <b className={classes.plus}>{points}</b>
        <span className={classes.bonus}>{bonus}</span>
      </p>
    </div>
  );
}
