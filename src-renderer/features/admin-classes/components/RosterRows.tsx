import {
  IconAlertCircle,
  IconArrowBackUp,
  IconCircleCheck,
  IconCopy,
  IconHash,
  IconUserPlus,
  IconX,
} from '@tabler/icons-react';
import type { PlannedRow, RosterPlan } from '#shared/contracts/classes.contract.ts';
import { Badge } from '../../../components/Badge.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { DataTable } from '../../../components/admin/DataTable.tsx';
import field from '../../../components/Field.module.css';
import { cx } from '../../../lib/cx.ts';
import { formatNumber } from '../../../lib/format.ts';
import { isDoubtful, planned, type DraftRow } from '../hooks/useRoster.ts';
import type { RosterEntry } from '../lib/roster-table.ts';
import { rosterTexts as texts } from '../texts.ts';
import classes from './RosterDialog.module.css';

type RosterStatus = PlannedRow['status'];

const LOOK = {
  new: { tone: 'ok', Icon: IconUserPlus },
  existing: { tone: 'mute', Icon: IconCircleCheck },
  completed: { tone: 'info', Icon: IconHash },
  returning: { tone: 'info', Icon: IconArrowBackUp },
  repeated: { tone: 'warn', Icon: IconCopy },
  wrong: { tone: 'no', Icon: IconAlertCircle },
} as const satisfies Record<RosterStatus, object>;

interface RosterRowsProps {
  rows: readonly DraftRow[];
  plan: RosterPlan | undefined;
  busy: boolean;
  onChange: (key: number, change: Partial<RosterEntry>) => void;
  onDrop: (key: number) => void;
}

/** Every row with what would become of it; each can be mended where it stands. */
export function RosterRows({ rows, plan, busy, onChange, onDrop }: RosterRowsProps) {
  return (
    <DataTable label={texts.table} stacks className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{texts.number}</th>
          <th scope="col">{texts.name}</th>
          <th scope="col">{texts.studentNumber}</th>
          <th scope="col">{texts.status}</th>
          <th scope="col">
            <VisuallyHidden>{texts.dropTitle}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody aria-busy={busy || undefined}>
        {rows.map((row, place) => {
          const line = formatNumber(place + 1);
          const outcome = planned(plan, place);
          const note = `roster-${row.key}`;
          const wrong = outcome?.status === 'wrong' || undefined;
          return (
            <tr key={row.key}>
              <td className={classes.number}>
                <input
                  aria-label={texts.numberOf(line)}
                  aria-describedby={note}
                  aria-invalid={wrong}
                  autoComplete="off"
                  className={cx(field.control, classes.cell)}
                  value={row.number}
                  onChange={(event) => onChange(row.key, { number: event.currentTarget.value })}
                />
              </td>
              <td className={classes.name}>
                <input
                  aria-label={texts.nameOf(line)}
                  aria-describedby={note}
                  aria-invalid={wrong}
                  autoComplete="off"
                  spellCheck={false}
                  className={cx(field.control, classes.cell)}
                  value={row.name}
                  onChange={(event) => onChange(row.key, { name: event.currentTarget.value })}
                />
              </td>
              <td className={classes.studentNumber}>
                <input
                  aria-label={texts.studentNumberOf(line)}
                  aria-describedby={note}
                  aria-invalid={wrong}
                  autoComplete="off"
                  placeholder={texts.studentNumber}
                  className={cx(field.control, classes.cell)}
                  value={row.studentNumber}
                  onChange={(event) =>
                    onChange(row.key, { studentNumber: event.currentTarget.value })
                  }
                />
              </td>
              <td id={note} className={classes.status}>
                {outcome && <RowOutcome outcome={outcome} />}
              </td>
              <td className={classes.drop}>
                <IconButton
                  label={texts.drop(line)}
                  icon={<IconX size={20} stroke={2.2} />}
                  onClick={() => onDrop(row.key)}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </DataTable>
  );
}

function RowOutcome({ outcome }: { outcome: PlannedRow }) {
  const { status, reason } = outcome;
  const { tone, Icon } = LOOK[status];
  const words = reason ?? texts.help[status];
  return (
    <>
      <Badge
        tone={isDoubtful(outcome) ? 'warn' : tone}
        icon={<Icon size={18} stroke={2.2} aria-hidden="true" />}
      >
        {texts.statuses[status]}
      </Badge>
      {words !== '' && <p className={classes.reason}>{words}</p>}
    </>
  );
}
