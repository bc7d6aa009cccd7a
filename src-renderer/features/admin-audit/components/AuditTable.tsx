import { IconRestore } from '@tabler/icons-react';
import type { AuditEntry } from '#shared/contracts/audit.contract.ts';
import { Button } from '../../../components/Button.tsx';
import { DataTable } from '../../../components/admin/DataTable.tsx';
import { formatDateTime } from '../../../lib/format-date.ts';
import { ACTION_LOOK } from '../lib/action-look.ts';
import { auditTexts as texts } from '../texts.ts';
import classes from './AuditTable.module.css';

interface AuditTableProps {
  entries: readonly AuditEntry[];
  busy: boolean;
  /** The question that is being brought back; null while none is. */
  restoring: string | null;
  onRestore: (questionId: string) => void;
}

/** One line per deed, newest first. */
export function AuditTable({ entries, busy, ...restore }: AuditTableProps) {
  return (
    <DataTable label={texts.table} busy={busy} stacks className={classes.root}>
      <thead>
        <tr>
          <th scope="col">{texts.when}</th>
          <th scope="col">{texts.who}</th>
          <th scope="col">{texts.what}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <AuditRow key={entry._id} entry={entry} {...restore} />
        ))}
      </tbody>
    </DataTable>
  );
}

interface AuditRowProps extends Pick<AuditTableProps, 'restoring' | 'onRestore'> {
  entry: AuditEntry;
}

function AuditRow({ entry, restoring, onRestore }: AuditRowProps) {
  const { icon: Icon, tone } = ACTION_LOOK[entry.action];
  const { target } = entry;
  return (
    <tr>
      <td className={classes.when}>
        <time dateTime={entry.when}>{formatDateTime(entry.when)}</time>
      </td>
      <td className={classes.who}>{entry.who}</td>
      <td className={classes.what}>
        <span data-tone={tone} className={classes.icon} aria-hidden="true">
          <Icon size={18} stroke={2.2} />
        </span>
        {entry.what}
        {target?.type === 'question' && target.label !== '' && (
          <small lang="jv">{target.label}</small>
        )}
        {entry.canRestore && target && (
          <Button
            size="sm"
            className={classes.restore}
            leftIcon={<IconRestore size={18} stroke={2.2} />}
            aria-label={texts.restoreQuestion(target._id)}
            busy={restoring === target._id}
            onClick={() => onRestore(target._id)}
          >
            {texts.restore}
          </Button>
        )}
      </td>
    </tr>
  );
}
