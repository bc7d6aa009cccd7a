import type { AuditEntry } from '#shared/contracts/audit.contract.ts';
import { DataTable } from '../../../components/admin/DataTable.tsx';
import { formatDateTime } from '../../../lib/format-date.ts';
import { ACTION_LOOK } from '../lib/action-look.ts';
import { auditTexts as texts } from '../texts.ts';
import classes from './AuditTable.module.css';

interface AuditTableProps {
  entries: readonly AuditEntry[];
  busy: boolean;
}

/** One line per deed, newest first. */
export function AuditTable({ entries, busy }: AuditTableProps) {
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
          <AuditRow key={entry._id} entry={entry} />
        ))}
      </tbody>
    </DataTable>
  );
}

function AuditRow({ entry }: { entry: AuditEntry }) {
  const { icon: Icon, tone } = ACTION_LOOK[entry.action];
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
        {entry.target?.type === 'question' && entry.target.label !== '' && (
          <small lang="jv">{entry.target.label}</small>
        )}
      </td>
    </tr>
  );
}
