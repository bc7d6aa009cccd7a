import { type CSSProperties } from 'react';
import { IconAlertTriangle } from '@tabler/icons-react';
import { characterOf } from '#shared/constants/characters.ts';
import { ANALYSIS_ANSWERS_MIN } from '#shared/constants/limits.ts';
import type { QuestionAnalysis } from '#shared/contracts/question-analysis.contract.ts';
import { Badge } from '../../../components/Badge.tsx';
import { CharacterAvatar } from '../../../components/CharacterAvatar.tsx';
import { OpeningRow } from '../../../components/admin/OpeningRow.tsx';
import { cx } from '../../../lib/cx.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { formatNumber } from '../../../lib/format.ts';
import { percent } from '../../../lib/percent.ts';
import { answerBars } from '../lib/answer-bars.ts';
import { concernOf } from '../lib/concern.ts';
import { analysisTexts as texts } from '../texts.ts';
import { AnswerChips } from './AnswerChips.tsx';
import { AnswerDetails } from './AnswerDetails.tsx';
import classes from './AnalysisTable.module.css';

interface AnalysisRowProps {
  question: QuestionAnalysis;
  isOpen: boolean;
  onToggle: () => void;
}

/** A question and how it was answered; opened, also its options in words. */
export function AnalysisRow({ question, isOpen, onToggle }: AnalysisRowProps) {
  const share = percent(question.shareCorrect);
  const concern = concernOf(question);
  const bars = answerBars(question);
  return (
    <OpeningRow
      data-concern={concern === null ? undefined : ''}
      label={texts.details(question._id)}
      columns={7}
      isOpen={isOpen}
      onToggle={onToggle}
      details={<AnswerDetails question={question} bars={bars} concern={concern} />}
    >
      <td className={classes.id}>{question._id}</td>
      <td>
        <div className={classes.question}>
          <CharacterAvatar
            id={question.characterId}
            size={32}
            alt={characterOf(question.characterId).name}
          />
          <div>
            <span lang="jv" className={classes.line}>
              {question.question}
            </span>
            <span className={classes.meta}>
              {texts.levelName(question.level)}
              {question.replacedAt !== null && (
                <span>{texts.replacedAt(formatDate(question.replacedAt))}</span>
              )}
              {question.timesAnswered > 0 && question.timesAnswered < ANALYSIS_ANSWERS_MIN && (
                <span>{texts.fewAnswers(formatNumber(question.timesAnswered))}</span>
              )}
              {concern !== null && (
                <Badge
                  tone="warn"
                  icon={<IconAlertTriangle size={16} stroke={2.4} aria-hidden="true" />}
                >
                  {texts.suspicious}
                </Badge>
              )}
            </span>
          </div>
        </div>
      </td>
      <td data-number="" className={classes.wide}>
        {formatNumber(question.timesAnswered)}
      </td>
      <td className={classes.share}>
        {share === null ? (
          <span className={classes.none}>{texts.notAnswered}</span>
        ) : (
          <>
            <b>{share}%</b>
            <span className={classes.track} aria-hidden="true">
              <span style={{ '--share': `${share}%` } as CSSProperties} />
            </span>
          </>
        )}
      </td>
      <td className={classes.wide}>
        {question.timesAnswered > 0 && <AnswerChips bars={bars} concern={concern} />}
      </td>
      <td data-number="" className={cx(classes.wide, classes.time)}>
        {question.meanTime === null
          ? '–'
          : texts.seconds(formatNumber(oneDecimal(question.meanTime)))}
      </td>
    </OpeningRow>
  );
}

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;
