import type { BackupCheck } from '#shared/contracts/maintenance.contract.ts';
import { formatDateTime } from '../../../lib/format-date.ts';
import { formatNumber } from '../../../lib/format.ts';
import { restoreTexts as texts } from '../texts.ts';
import classes from './CopyContent.module.css';

/** What is in a copy beside what is there now. */
export function CopyContent({ check }: { check: BackupCheck }) {
  const { present } = check;
  const time = (at: string | null) => (at === null ? texts.none : formatDateTime(at));
  const rows = [
    [texts.lastActivity, time(check.lastActivityAt), time(present.lastActivityAt)],
    [texts.users, formatNumber(check.users), formatNumber(present.users)],
    [texts.runs, formatNumber(check.finishedRuns), formatNumber(present.finishedRuns)],
    [texts.questions, formatNumber(check.questions), formatNumber(present.questions)],
  ] as const;
  return (
    <table aria-label={texts.compare} className={classes.root}>
      <thead>
        <tr>
          <th scope="col">{texts.what}</th>
          <th scope="col">{texts.inCopy}</th>
          <th scope="col">{texts.now}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, inCopy, now]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{inCopy}</td>
            <td data-differs={inCopy === now ? undefined : ''}>{now}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
