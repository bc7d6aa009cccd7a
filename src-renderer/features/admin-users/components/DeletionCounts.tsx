import type { UserDeletion } from '#shared/contracts/admin-users.contract.ts';
import { formatPlayTime } from '#shared/rules/time.ts';
import { formatNumber } from '../../../lib/format.ts';
import { userDialogTexts as texts } from '../texts.ts';
import classes from './DeletionCounts.module.css';

/** What is lost for ever with a user. */
export function DeletionCounts({ deletion }: { deletion: UserDeletion }) {
  const rows = [
    [texts.lostScore, formatNumber(deletion.totalScore)],
    [texts.lostSessions, formatNumber(deletion.sessions)],
    [texts.lostAnswers, formatNumber(deletion.answers)],
    [texts.lostRuns, formatNumber(deletion.levelRuns)],
    [texts.lostLevels, formatNumber(deletion.completedLevels)],
    [texts.lostTime, formatPlayTime(deletion.totalPlayTime)],
  ] as const;
  return (
    <dl className={classes.root}>
      {rows.map(([name, count]) => (
        <div key={name} className={classes.row}>
          <dt>{name}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}
