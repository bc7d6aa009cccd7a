import { useId } from 'react';
import { IconCheck, IconChevronDown, IconMinus, IconX } from '@tabler/icons-react';
import type { ReportRow } from '#shared/contracts/class-report.contract.ts';
import { Badge } from '../../../components/Badge.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
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
  const detailsId = useId();
  return (
    <>
      <tr>
        <td className={classes.wide}>{formatNumber(position)}</td>
        <td className={classes.wide}>{row.number ?? '–'}</td>
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
        <td className={classes.toggle}>
          <IconButton
            label={texts.detailsOf(row.name)}
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailsId : undefined}
            icon={<IconChevronDown size={21} stroke={2.2} />}
            onClick={onToggle}
          />
        </td>
      </tr>
      {isOpen && (
        <tr id={detailsId} className={classes.opened}>
          <td colSpan={COLUMNS}>
            <PupilReport row={row} />
          </td>
        </tr>
      )}
    </>
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
