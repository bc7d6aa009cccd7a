import { useState } from 'react';
import { ASPECTS, type ClassReport } from '#shared/contracts/class-report.contract.ts';
import { DataTable } from '../../../components/admin/DataTable.tsx';
import { cx } from '../../../lib/cx.ts';
import type { Period } from '../lib/period.ts';
import { classReportTexts as texts } from '../report-texts.ts';
import classes from './ReportTable.module.css';
import { ReportTableRow } from './ReportTableRow.tsx';

interface ReportTableProps {
  /** The class. */
  id: string;
  period: Period;
  report: ClassReport;
  busy: boolean;
}

/** The results of a class, one row per pupil; what a pupil answered opens below it. */
export function ReportTable({ id, period, report, busy }: ReportTableProps) {
  const [open, setOpen] = useState<string | null>(null);
  const hasMark = report.school.practiceAsMark;
  return (
    <DataTable label={texts.table} busy={busy} className={classes.root}>
      <thead>
        <tr>
          <th scope="col" rowSpan={2} className={classes.wide}>
            {texts.no}
          </th>
          <th scope="col" rowSpan={2} className={classes.wide}>
            {texts.number}
          </th>
          <th scope="col" rowSpan={2}>
            {texts.name}
          </th>
          <th scope="colgroup" colSpan={2} className={classes.group}>
            {texts.practice}
          </th>
          {hasMark && (
            <th scope="colgroup" colSpan={2} className={classes.group}>
              {texts.markHead}
            </th>
          )}
          <th scope="colgroup" colSpan={ASPECTS.length} className={classes.levels}>
            {texts.speechLevels}
          </th>
          <td className={classes.blank} aria-hidden="true" />
        </tr>
        <tr>
          <th scope="col" data-number="" className={cx(classes.first, classes.answered)}>
            {texts.answered}
          </th>
          <th scope="col" data-number="" className={cx(hasMark && classes.beside)}>
            {texts.practiceMark}
          </th>
          {hasMark && (
            <>
              <th scope="col" data-number="" className={classes.first}>
                {texts.mark}
              </th>
              <th scope="col">{texts.remark}</th>
            </>
          )}
          {ASPECTS.map((aspect) => (
            <th key={aspect} scope="col" className={classes.aspect}>
              {texts.aspects[aspect]}
            </th>
          ))}
          <th scope="col" className={classes.toggleHead}>
            {texts.details}
          </th>
        </tr>
      </thead>
      <tbody>
        {report.rows.map((row, index) => (
          <ReportTableRow
            key={row._id}
            id={id}
            period={period}
            row={row}
            position={index + 1}
            hasMark={hasMark}
            isOpen={row._id === open}
            onToggle={() => setOpen(row._id === open ? null : row._id)}
          />
        ))}
      </tbody>
    </DataTable>
  );
}
