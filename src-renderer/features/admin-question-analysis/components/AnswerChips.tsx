import { IconCheck, IconClock, IconX } from '@tabler/icons-react';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { formatNumber } from '../../../lib/format.ts';
import type { AnswerBar } from '../lib/answer-bars.ts';
import type { Concern } from '../lib/concern.ts';
import { analysisTexts as texts } from '../texts.ts';
import classes from './AnswerChips.module.css';

interface AnswerChipsProps {
  bars: readonly AnswerBar[];
  concern: Concern | null;
}

/** What was chosen how often, small enough for a row: a wrong option that leads is seen at once. */
export function AnswerChips({ bars, concern }: AnswerChipsProps) {
  const right = bars.find(({ kind }) => kind === 'right')?.count ?? 0;
  return (
    <ul className={classes.root}>
      {bars.map((bar) => (
        <li
          key={bar.kind + bar.letter}
          data-kind={bar.kind}
          data-leads={
            concern === 'wrong-leads' && bar.kind === 'wrong' && bar.count > right ? '' : undefined
          }
          className={classes.chip}
        >
          {bar.letter !== '' && <b>{bar.letter}</b>}
          {bar.kind === 'right' && (
            <>
              <IconCheck size={14} stroke={3} aria-hidden="true" />
              <VisuallyHidden>{texts.rightAnswer}</VisuallyHidden>
            </>
          )}
          {bar.kind === 'timeout' && (
            <>
              <IconClock size={14} stroke={2.4} aria-hidden="true" />
              <VisuallyHidden>{texts.timeouts}</VisuallyHidden>
            </>
          )}
          {bar.kind === 'other' && (
            <>
              <IconX size={14} stroke={3} aria-hidden="true" />
              <VisuallyHidden>{texts.otherWrong}</VisuallyHidden>
            </>
          )}
          {formatNumber(bar.count)}
        </li>
      ))}
    </ul>
  );
}
