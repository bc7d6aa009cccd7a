import { lazy, Suspense } from 'react';
import type { CharacterAccuracy } from '../lib/accuracy.ts';
import { adminDashboardTexts as texts } from '../texts.ts';
import classes from './Accuracy.module.css';

/** With the library of the activity chart. */
const AccuracyChart = lazy(async () => ({
  default: (await import('./AccuracyChart.tsx')).AccuracyChart,
}));

/** How well the levels of one character are answered, drawn and in words. */
export function Accuracy({ accuracy }: { accuracy: CharacterAccuracy }) {
  if (accuracy.timesAnswered === 0) return <p className={classes.none}>{texts.noAnswers}</p>;
  const words = accuracy.levels.map(({ level, percent }) =>
    texts.accuracyLevel(level, percent === null ? texts.accuracyNone : `${percent}%`),
  );
  return (
    <div
      role="img"
      aria-label={texts.accuracyChart(accuracy.character.name, words.join(', '))}
      className={classes.root}
    >
      <Suspense fallback={null}>
        <AccuracyChart levels={accuracy.levels} />
      </Suspense>
    </div>
  );
}
