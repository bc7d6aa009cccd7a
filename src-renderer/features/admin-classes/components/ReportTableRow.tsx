import { IconCheck, IconMinus, IconX } from '@tabler/icons-react';
import type { ReportRow } from '#shared/contracts/class-report.contract.ts';
import { Badge } from '../../../components/Badge.tsx';
import { OpeningRow } from '../../../components/admin/OpeningRow.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { markText, remarkOf } from '../lib/report-words.ts';
import { classReportTexts as texts } from '../report-texts.ts';
import { PupilReport } from './PupilReport.tsx';
import classes from './ReportTable.module.css';

const ICON = { size: 16, stroke: 2.8, 'aria-hidden': true } as const;
/** No, NIS, Nama, three speech levels, mark, remark, details. */
const COLUMNS = 9;

interface ReportTableRowProps {
  row: ReportRow;
  position: number;
  isOpen: boolean;
  onToggle: () => void;
}

/** A pupil's marks, and below them what they are made of. */
export function ReportTableRow({ row, position, isOpen, onToggle }: ReportTableRowProps) {
  return (
    <OpeningRow
      label={texts.detailsOf(row.name)}
      columns={COLUMNS}
      isOpen={isOpen}
      onToggle={onToggle}
      details={<PupilReport row={row} />}
    >
      <td className={classes.wide}>{row.number ?? formatNumber(position)}</td>
      <td className={classes.wide}>{row.studentNumber ?? '–'}</td>
      <th scope="row">{row.name}</th>
      {row.aspects.map(({ aspect, mark }) => (
        <td key={aspect} data-number="" className={classes.wide}>
          {markText(mark)}
        </td>
      ))}
      <td data-number="" className={classes.mark}>
        {markText(row.mark)}
      </td>
      <td className={classes.remark}>
        <Remark row={row} />
      </td>
    </OpeningRow>
  );
}

function Remark({ row }: { row: ReportRow }) {
  const text = remarkOf(row);
  if (row.passed === null) {
    return (
      <Badge tone="mute" icon={<IconMinus {...ICON} />}>
        {text}
      </Badge>
    );
  }
  return row.passed ? (
    <Badge tone="ok" icon={<IconCheck {...ICON} />}>
      {text}
    </Badge>
  ) : (
    <Badge tone="no" icon={<IconX {...ICON} />}>
      {text}
    </Badge>
  );
}
