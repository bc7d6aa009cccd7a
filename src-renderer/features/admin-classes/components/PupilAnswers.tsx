import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { IconCheck, IconClock, IconX } from '@tabler/icons-react';
import { characterOf } from '#shared/constants/characters.ts';
import type { PupilAnswer } from '#shared/contracts/class-report.contract.ts';
import { Badge } from '../../../components/Badge.tsx';
import { ChoiceBar } from '../../../components/ChoiceBar.tsx';
import { PagedList } from '../../../components/admin/PagedList.tsx';
import { formatDateTime } from '../../../lib/format-date.ts';
import { formatNumber } from '../../../lib/format.ts';
import { pupilAnswersQuery, type AnswersWish } from '../api/class-report.ts';
import type { Period } from '../lib/period.ts';
import { classReportTexts } from '../report-texts.ts';
import classes from './PupilAnswers.module.css';

const texts = classReportTexts.answers;
const CHOICES = ['all', 'wrong'] as const;
const ICON = { size: 16, stroke: 2.8, 'aria-hidden': true } as const;

interface PupilAnswersProps {
  seat: { id: string; memberId: string };
  period: Period;
}

/** What a pupil answered, question by question, the newest first. */
export function PupilAnswers({ seat, period }: PupilAnswersProps) {
  const [wish, setWish] = useState<AnswersWish>({ only: 'all', page: 1 });
  const answers = useQuery(pupilAnswersQuery(seat, period, wish));
  return (
    <section aria-label={texts.title} className={classes.root}>
      <ChoiceBar
        label={texts.which}
        choices={CHOICES.map((value) => ({ value, text: texts.only[value] }))}
        value={wish.only}
        onChange={(only) => setWish({ only, page: 1 })}
      />
      <PagedList query={answers} texts={texts} onPage={(page) => setWish({ ...wish, page })}>
        {(rows, isBusy) => (
          <ol aria-busy={isBusy || undefined} className={classes.list}>
            {rows.map((answer, at) => (
              // The same question may have been answered twice in one moment.
              <Answer key={`${answer.when} ${at}`} answer={answer} />
            ))}
          </ol>
        )}
      </PagedList>
    </section>
  );
}

function Answer({ answer }: { answer: PupilAnswer }) {
  const { kind, level, question, given, right, isCorrect } = answer;
  const { name } = characterOf(answer.characterId);
  return (
    <li className={classes.answer}>
      <div className={classes.verdict}>
        <Verdict answer={answer} />
      </div>
      <div className={classes.words}>
        <p lang="jv">{question}</p>
        <dl className={classes.pair}>
          <div>
            <dt>{texts.given}</dt>
            <dd lang={given === null ? undefined : 'jv'} data-wrong={isCorrect ? undefined : ''}>
              {given ?? texts.none}
            </dd>
          </div>
          {!isCorrect && (
            <div>
              <dt>{texts.key}</dt>
              <dd lang="jv">{right}</dd>
            </div>
          )}
        </dl>
      </div>
      <p className={classes.when}>
        {kind === 'level' ? texts.level(name, level) : texts.challenge(name)}
        {' · '}
        <time dateTime={answer.when}>{formatDateTime(answer.when)}</time>
        {' · '}
        {texts.seconds(formatNumber(answer.seconds))}
      </p>
    </li>
  );
}

function Verdict({ answer: { isCorrect, isLate } }: { answer: PupilAnswer }) {
  if (isCorrect) {
    return (
      <Badge tone="ok" icon={<IconCheck {...ICON} />}>
        {texts.right}
      </Badge>
    );
  }
  return isLate ? (
    <Badge tone="warn" icon={<IconClock {...ICON} />}>
      {texts.late}
    </Badge>
  ) : (
    <Badge tone="no" icon={<IconX {...ICON} />}>
      {texts.wrong}
    </Badge>
  );
}
