import { IconCheck, IconClock, IconX } from '@tabler/icons-react';
import type { CharacterId } from '#shared/constants/characters.ts';
import { Badge } from '../../../components/Badge.tsx';
import { Card } from '../../../components/Card.tsx';
import { askOf, solutionOf } from '../lib/ask.ts';
import type { Outcome } from '../lib/card-question.ts';
import { shownTexts } from '../lib/card-question.ts';
import { answerText, type ReviewItem } from '../lib/review.ts';
import { resultTexts } from '../result-texts.ts';
import { playTexts } from '../texts.ts';
import { Dialogue } from './Dialogue.tsx';
import { Explanation } from './Explanation.tsx';
import classes from './ReviewCard.module.css';

const ICON = { size: 18, stroke: 2.4, 'aria-hidden': true } as const;

/** One answered question, with the right answer and why. */
export function ReviewCard({ item, character }: { item: ReviewItem; character: CharacterId }) {
  const { question, verdict } = item;
  const texts = shownTexts(question, false);
  const ask = askOf(question.type, texts.questionLine);
  const given = answerText(item);
  return (
    <li>
      <Card className={classes.root}>
        <div className={classes.head}>
          <h3 className={classes.number}>{resultTexts.reviewNumber(item.number)}</h3>
          <OutcomeBadge outcome={verdict.outcome} />
        </div>
        <Dialogue
          character={character}
          conversation={texts.conversation}
          questionLine={texts.questionLine}
          solution={solutionOf(question, verdict, false)}
        />
        {ask.lang === 'jv' && (
          <p lang="jv" className={classes.ask}>
            {ask.text}
          </p>
        )}
        <dl className={classes.answers}>
          {verdict.outcome !== 'right' && (
            <div className={classes.given}>
              <dt>{playTexts.yourAnswer}</dt>
              <dd lang={given === null ? undefined : 'jv'}>{given ?? playTexts.noAnswer}</dd>
            </div>
          )}
          <div className={classes.correct}>
            <dt>{playTexts.correctAnswer}</dt>
            <dd lang="jv">{verdict.correctText}</dd>
          </div>
        </dl>
        {verdict.explanation !== '' && (
          <Explanation title={playTexts.explanation} text={verdict.explanation} />
        )}
      </Card>
    </li>
  );
}

function OutcomeBadge({ outcome }: { outcome: Outcome }) {
  switch (outcome) {
    case 'right':
      return (
        <Badge tone="ok" icon={<IconCheck {...ICON} />}>
          {resultTexts.reviewRight}
        </Badge>
      );
    case 'wrong':
      return (
        <Badge tone="no" icon={<IconX {...ICON} />}>
          {resultTexts.reviewMissed}
        </Badge>
      );
    case 'timeout':
      return (
        <Badge tone="no" icon={<IconClock {...ICON} />}>
          {resultTexts.reviewTimeout}
        </Badge>
      );
  }
}
