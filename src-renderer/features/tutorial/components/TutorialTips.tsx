import { OPTION_LETTERS } from '#shared/constants/game.ts';
import { characterOf } from '#shared/constants/characters.ts';
import { Card } from '../../../components/Card.tsx';
import { CharacterAvatar } from '../../../components/CharacterAvatar.tsx';
import { tutorialTexts } from '../texts.ts';
import classes from './TutorialTips.module.css';

const [FIRST_LETTER] = OPTION_LETTERS;
const LAST_LETTER = OPTION_LETTERS[OPTION_LETTERS.length - 1];

/** One tip from each of the four, and the keys. */
export function TutorialTips() {
  const { tips, tipList, keys } = tutorialTexts;
  return (
    <section aria-labelledby="tips-title">
      <h2 id="tips-title" className={classes.title}>
        {tips}
      </h2>
      <ul className={classes.list}>
        {tipList.map(({ by, text }) => (
          <li key={by}>
            <Card className={classes.tip}>
              <CharacterAvatar id={by} size={44} />
              <p>
                <b className={classes.name}>{characterOf(by).name}</b>
                {text}
              </p>
            </Card>
          </li>
        ))}
      </ul>
      <p className={classes.keys}>
        {keys.before} <kbd>{FIRST_LETTER}</kbd>–<kbd>{LAST_LETTER}</kbd> {keys.choose}{' '}
        <kbd>Enter</kbd> {keys.answer} <kbd>{keys.space}</kbd> {keys.hold}
      </p>
    </section>
  );
}
