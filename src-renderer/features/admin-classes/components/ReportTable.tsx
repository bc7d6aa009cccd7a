import { useState } from 'react';
import { ASPECTS, type ReportRow } from '#shared/contracts/class-report.contract.ts';
import { DataTable } from '../../../components/admin/DataTable.tsx';
import { classReportTexts as texts } from '../report-texts.ts';
import classes from './ReportTable.module.css';
import { ReportTableRow } from './ReportTableRow.tsx';

interface ReportTableProps {
  rows: readonly ReportRow[];
  busy: boolean;
}

/** The marks of a class, one row per pupil; what a mark is made of opens below it. */
export function ReportTable({ rows, busy }: ReportTableProps) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <DataTable label={texts.table} busy={busy} className={classes.root}>
      <thead>
        <tr>
          <th scope="col" className={classes.wide}>
            {texts.no}
          </th>
          <th scope="col" className={classes.wide}>
            {texts.number}
          </th>
          <th scope="col">{texts.name}</th>
          {ASPECTS.map((aspect) => (
            <th key={aspect} scope="col" data-number="" className={classes.wide}>
              {texts.aspects[aspect]}
            </th>
          ))}
          <th scope="col" data-number="" className={classes.markHead}>
            {texts.mark}
          </th>
          <th scope="col">{texts.remark}</th>
          <th scope="col" className={classes.toggleHead}>
            {texts.details}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <ReportTableRow
            key={row._id}
            row={row}
            position={index + 1}
            isOpen={row._id === open}
            onToggle={() => setOpen(row._id === open ? null : row._id)}
          />
        ))}
      </tbody>
    </DataTable>
  );
}
