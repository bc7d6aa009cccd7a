import { IconCheck, IconMinus, IconX } from '@tabler/icons-react';
import { ASPECTS, type ReportRow } from '#shared/contracts/class-report.contract.ts';
import { Badge } from '../../../components/Badge.tsx';
import { OpeningRow } from '../../../components/admin/OpeningRow.tsx';
import { cx } from '../../../lib/cx.ts';
import { formatNumber } from '../../../lib/format.ts';
import type { Period } from '../lib/period.ts';
import { markText, remarkOf } from '../lib/report-words.ts';
import { classReportTexts as texts } from '../report-texts.ts';
import { PupilAnswers } from './PupilAnswers.tsx';
import { PupilReport } from './PupilReport.tsx';
import classes from './ReportTable.module.css';

const ICON = { size: 16, stroke: 2.8, 'aria-hidden': true } as const;
/** No., number, name, two of practice, three speech levels, details. */
const COLUMNS = 6 + ASPECTS.length;
/** Mark and remark. */
const MARK_COLUMNS = 2;

interface ReportTableRowProps {
  /** The class. */
  id: string;
  period: Period;
  row: ReportRow;
  position: number;
  /** Whether practice makes a mark. */
  hasMark: boolean;
  isOpen: boolean;
  onToggle: () => void;
}

/** What a pupil has reached, and below it what they answered. */
export function ReportTableRow(props: ReportTableRowProps) {
  const { id, period, row, position, hasMark, isOpen, onToggle } = props;
  const { practice } = row;
  return (
    <OpeningRow
      label={texts.detailsOf(row.name)}
      columns={COLUMNS + (hasMark ? MARK_COLUMNS : 0)}
      isOpen={isOpen}
      onToggle={onToggle}
      details={
        <div className={classes.details}>
          <PupilReport row={row} />
          <PupilAnswers seat={{ id, memberId: row._id }} period={period} />
        </div>
      }
    >
      <td className={classes.wide}>{row.number ?? formatNumber(position)}</td>
      <td className={classes.wide}>{row.studentNumber ?? '–'}</td>
      <th scope="row">{row.name}</th>
      <td data-number="" className={cx(classes.first, classes.answered)}>
        {formatNumber(practice.answered)}
      </td>
      <td data-number="" className={hasMark ? classes.beside : classes.mark}>
        {practice.mark === null ? (
          <span className={classes.few}>{texts.noMark}</span>
        ) : (
          texts.percent(formatNumber(practice.mark))
        )}
      </td>
      {hasMark && (
        <>
          <td data-number="" className={classes.firstMark}>
            {markText(row.mark)}
          </td>
          <td className={classes.remark}>
            <Remark row={row} />
          </td>
        </>
      )}
      {row.aspects.map(({ aspect, mark }) => (
        <td key={aspect} className={classes.aspect}>
          <span className={classes.share}>{markText(mark)}</span>
          {mark !== null && (
            <span className={classes.bar} data-aspect={aspect} aria-hidden="true">
              <span style={{ transform: `scaleX(${mark / 100})` }} />
            </span>
          )}
        </td>
      ))}
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
