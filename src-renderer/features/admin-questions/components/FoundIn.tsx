import { OPTION_LETTERS } from '#shared/constants/game.ts';
import type { BankQuestion } from '../lib/admin-question.ts';
import { foundIn } from '../lib/found-in.ts';
import { adminQuestionsTexts as texts } from '../texts.ts';
import classes from './FoundIn.module.css';

interface FoundInProps {
  question: BankQuestion;
  search: string;
}

/** Where a question holds the searched words, unless its line, in sight anyway, has them. */
export function FoundIn({ question, search }: FoundInProps) {
  const place = foundIn(question, search);
  if (place === null) return null;
  const { option, before, found, after } = place;
  return (
    <small className={classes.root}>
      {option === null ? texts.foundIn.line : texts.foundIn.option(OPTION_LETTERS[option] ?? '')}{' '}
      <span lang="jv">
        {before}
        <mark className={classes.found}>{found}</mark>
        {after}
      </span>
    </small>
  );
}
