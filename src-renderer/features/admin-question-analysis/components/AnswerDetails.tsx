import type { CSSProperties } from 'react';
import { IconCheck } from '@tabler/icons-react';
import type { QuestionAnalysis } from '#shared/contracts/question-analysis.contract.ts';
import { Notice } from '../../../components/Notice.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { percent } from '../../../lib/percent.ts';
import type { AnswerBar } from '../lib/answer-bars.ts';
import type { Concern } from '../lib/concern.ts';
import { analysisTexts as texts } from '../texts.ts';
import classes from './AnswerDetails.module.css';

interface AnswerDetailsProps {
  question: QuestionAnalysis;
  bars: readonly AnswerBar[];
  concern: Concern | null;
}

/** Every option in words, and how many chose it. */
export function AnswerDetails({ question, bars, concern }: AnswerDetailsProps) {
  const isEssay = question.questionType === 'essay';
  return (
    <div className={classes.root}>
      {concern !== null && <Notice tone="warn">{texts.concerns[concern]}.</Notice>}
      <p className={classes.facts}>
        {isEssay && <b>{texts.essay}</b>}
        <span>
          {texts.columns.timesAnswered} {texts.times(formatNumber(question.timesAnswered))}
        </span>
        {question.meanTime !== null && (
          <span>
            {texts.sorts.meanTime}{' '}
            {texts.seconds(formatNumber(Math.round(question.meanTime * 10) / 10))}
          </span>
        )}
      </p>
      <ul className={classes.bars}>
        {bars.map((bar) => (
          <li key={bar.kind + bar.letter} data-kind={bar.kind} className={classes.row}>
            <span className={classes.tile} aria-hidden="true">
              {bar.kind === 'right' ? <IconCheck size={18} stroke={3} /> : bar.letter || '–'}
            </span>
            <span className={classes.name}>
              {bar.text !== '' && <span lang="jv">{bar.text}</span>}
              {nameOf(bar, isEssay) !== '' && <small>{nameOf(bar, isEssay)}</small>}
            </span>
            <span className={classes.track} aria-hidden="true">
              <span style={{ '--share': `${bar.share * 100}%` } as CSSProperties} />
            </span>
            <span className={classes.count}>
              <b>{texts.times(formatNumber(bar.count))}</b> {percent(bar.share)}%
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the bar is, where the option does not say it. */
function nameOf({ kind }: AnswerBar, isEssay: boolean): string {
  switch (kind) {
    case 'right':
      return texts.rightAnswer;
    case 'timeout':
      return texts.timeouts;
    case 'other':
      return isEssay ? texts.wrongTexts : texts.otherWrong;
    case 'wrong':
      return '';
  }
}
