import { useState } from 'react';
import { reportTexts } from '#shared/texts/class-report.ts';
import { TextField } from '../../../components/TextField.tsx';
import { ChoiceBar } from '../../../components/ChoiceBar.tsx';
import {
  isBackwards,
  PERIOD_KINDS,
  periodOfDays,
  periodUntil,
  type Period,
  type PeriodKind,
} from '../lib/period.ts';
import { classReportTexts as texts } from '../report-texts.ts';
import classes from './ReportPeriod.module.css';

interface ReportPeriodProps {
  period: Period;
  onChange: (period: Period) => void;
}

/** Which time a report is about: one of the usual ones, or from day to day. */
export function ReportPeriod({ period, onChange }: ReportPeriodProps) {
  const [kind, setKind] = useState<PeriodKind>('all');
  const { from = '', to = '' } = period;

  return (
    <div className={classes.root}>
      <ChoiceBar
        label={texts.period}
        choices={PERIOD_KINDS.map((value) => ({ value, text: texts.periods[value] }))}
        value={kind}
        onChange={(chosen) => {
          setKind(chosen);
          // Own days begin with those that are shown.
          if (chosen !== 'days') onChange(periodUntil(new Date(), chosen));
        }}
      />
      {kind === 'days' && (
        <div className={classes.days}>
          <TextField
            type="date"
            label={texts.from}
            value={from}
            onChange={(event) => onChange(periodOfDays(event.currentTarget.value, to))}
          />
          <TextField
            type="date"
            label={texts.to}
            value={to}
            error={isBackwards(period) ? reportTexts.periodBackwards : undefined}
            onChange={(event) => onChange(periodOfDays(from, event.currentTarget.value))}
          />
        </div>
      )}
    </div>
  );
}
