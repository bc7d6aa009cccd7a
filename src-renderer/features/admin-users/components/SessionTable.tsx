import {
  IconCircleCheck,
  IconCircleDotted,
  IconCircleX,
  IconPlayerPlay,
} from '@tabler/icons-react';
import { characterOf } from '#shared/constants/characters.ts';
import type { UserSession } from '#shared/contracts/admin-users.contract.ts';
import { formatClock } from '#shared/rules/time.ts';
import { Badge } from '../../../components/Badge.tsx';
import { CharacterAvatar } from '../../../components/CharacterAvatar.tsx';
import table from '../../../components/Table.module.css';
import { TitledCard } from '../../../components/admin/TitledCard.tsx';
import { cx } from '../../../lib/cx.ts';
import { formatDateTime } from '../../../lib/format-date.ts';
import { formatNumber } from '../../../lib/format.ts';
import { userDetailTexts as texts } from '../texts.ts';
import classes from './SessionTable.module.css';

interface SessionTableProps {
  sessions: readonly UserSession[];
  /** Of how many these are the newest. */
  total: number;
}

/** The newest sessions of a user. */
export function SessionTable({ sessions, total }: SessionTableProps) {
  const aside =
    total === 0 ? undefined : texts.sessionsOf(formatNumber(sessions.length), formatNumber(total));
  return (
    <TitledCard title={texts.sessions} aside={aside}>
      {sessions.length === 0 ? (
        <p className={classes.none}>{texts.noSessions}</p>
      ) : (
        <div className={classes.scroller}>
          <table className={cx(table.table, classes.root)}>
            <thead>
              <tr>
                <th scope="col">{texts.started}</th>
                <th scope="col">{texts.character}</th>
                <th scope="col" data-number="">
                  {texts.score}
                </th>
                <th scope="col" data-number="">
                  {texts.answers}
                </th>
                <th scope="col" data-number="" className={classes.wide}>
                  {texts.time}
                </th>
                <th scope="col" className={classes.wide}>
                  {texts.status}
                </th>
              </tr>
            </thead>
            <tbody>
              {sessions.map((session) => (
                <tr key={session._id}>
                  <td>{formatDateTime(session.createdAt)}</td>
                  <td>
                    <span className={classes.who}>
                      <CharacterAvatar id={session.characterId} size={32} />
                      <span>{characterOf(session.characterId).name}</span>
                    </span>
                  </td>
                  <td data-number="">
                    <b>{formatNumber(session.score)}</b>
                  </td>
                  <td data-number="">
                    {session.timesCorrect}/{session.totalQuestions}
                  </td>
                  <td data-number="" className={classes.wide}>
                    {formatClock(session.timeSpent)}
                  </td>
                  <td className={classes.wide}>
                    <StatusBadge status={session.status} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </TitledCard>
  );
}

const ICON = { size: 18, stroke: 2.2, 'aria-hidden': true } as const;

function StatusBadge({ status }: { status: string }) {
  if (status === 'completed') {
    return (
      <Badge tone="ok" icon={<IconCircleCheck {...ICON} />}>
        {texts.statuses.completed}
      </Badge>
    );
  }
  if (status === 'active') {
    return (
      <Badge tone="info" icon={<IconPlayerPlay {...ICON} />}>
        {texts.statuses.active}
      </Badge>
    );
  }
  if (status === 'abandoned') {
    return (
      <Badge tone="no" icon={<IconCircleX {...ICON} />}>
        {texts.statuses.abandoned}
      </Badge>
    );
  }
  return (
    <Badge tone="mute" icon={<IconCircleDotted {...ICON} />}>
      {texts.statuses.other}
    </Badge>
  );
}
