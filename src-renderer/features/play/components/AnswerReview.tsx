import { useEffect, useRef, useState } from 'react';
import { IconArrowLeft } from '@tabler/icons-react';
import type { CharacterId } from '#shared/constants/characters.ts';
import { Button } from '../../../components/Button.tsx';
import { isMissed, type ReviewItem } from '../lib/review.ts';
import { resultTexts } from '../result-texts.ts';
import classes from './AnswerReview.module.css';
import { ReviewCard } from './ReviewCard.tsx';

interface AnswerReviewProps {
  character: CharacterId;
  items: readonly ReviewItem[];
  onBack: () => void;
}

/** The answered questions with their explanations, the missed ones first of all. */
export function AnswerReview({ character, items, onBack }: AnswerReviewProps) {
  const missed = items.filter(isMissed);
  const [onlyMissed, setOnlyMissed] = useState(missed.length > 0);
  const heading = useRef<HTMLHeadingElement>(null);

  // The result that had the focus is gone.
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div className={classes.root}>
      <div className={classes.head}>
        <h2 ref={heading} tabIndex={-1} className={classes.title}>
          {resultTexts.reviewTitle}
        </h2>
        <Button
          size="sm"
          leftIcon={<IconArrowLeft size={20} stroke={2.2} aria-hidden="true" />}
          onClick={onBack}
        >
          {resultTexts.reviewBack}
        </Button>
      </div>
      <div className={classes.filter}>
        <button type="button" aria-pressed={onlyMissed} onClick={() => setOnlyMissed(true)}>
          {resultTexts.reviewWrong(missed.length)}
        </button>
        <button type="button" aria-pressed={!onlyMissed} onClick={() => setOnlyMissed(false)}>
          {resultTexts.reviewAll(items.length)}
        </button>
      </div>
      {onlyMissed && missed.length === 0 && <p>{resultTexts.reviewNoneWrong}</p>}
      <ol className={classes.list}>
        {(onlyMissed ? missed : items).map((item) => (
          <ReviewCard key={item.number} item={item} character={character} />
        ))}
      </ol>
    </div>
  );
}
