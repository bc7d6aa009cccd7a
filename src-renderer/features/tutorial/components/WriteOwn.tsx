import { IconPencilPlus } from '@tabler/icons-react';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { Card } from '../../../components/Card.tsx';
import { paths } from '../../../lib/paths.ts';
import { tutorialTexts } from '../texts.ts';
import classes from './WriteOwn.module.css';

/** The way to the question editor, for those who know the game by now. */
export function WriteOwn() {
  const { title, text, action } = tutorialTexts.writeOwn;
  return (
    <Card className={classes.root}>
      <div>
        <h2 className={classes.title}>{title}</h2>
        <p className={classes.text}>{text}</p>
      </div>
      <ButtonLink
        to={paths.questionManager}
        leftIcon={<IconPencilPlus size={20} stroke={2.2} />}
        className={classes.link}
      >
        {action}
      </ButtonLink>
    </Card>
  );
}
