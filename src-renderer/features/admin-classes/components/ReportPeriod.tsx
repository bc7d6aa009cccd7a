import { useState } from 'react';
import type { ClassReport } from '#shared/contracts/class-report.contract.ts';
import { reportTexts } from '#shared/texts/class-report.ts';
import { TextField } from '../../../components/TextField.tsx';
import { ChoiceBar } from '../../../components/ChoiceBar.tsx';
import {
  isBackwards,
  PERIOD_KINDS,
  periodOfDays,
  type Period,
  type PeriodKind,
} from '../lib/period.ts';
import { classReportTexts as texts } from '../report-texts.ts';
import classes from './ReportPeriod.module.css';

interface ReportPeriodProps {
  period: Period;
  /** The days of the report that is shown, if there is one. */
  shown: Pick<ClassReport, 'from' | 'to'> | undefined;
  onChange: (period: Period) => void;
}

/** Which time a report is about: one of the usual ones, or from day to day. */
export function ReportPeriod({ period, shown, onChange }: ReportPeriodProps) {
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
          if (chosen === 'all') onChange({});
          // Own days begin with those that are shown.
          else if (chosen === 'days') onChange(periodOfDays(shown?.from ?? '', shown?.to ?? ''));
          else onChange({ period: chosen });
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
