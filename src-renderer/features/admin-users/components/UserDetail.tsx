import { useQuery } from '@tanstack/react-query';
import { DetailPage } from '../../../components/admin/DetailPage.tsx';
import { paths } from '../../../lib/paths.ts';
import { userQuery } from '../api/users.ts';
import type { UserAction } from '../lib/user-action.ts';
import { userDetailTexts as texts } from '../texts.ts';
import { AccountCard } from './AccountCard.tsx';
import { LevelGrid } from './LevelGrid.tsx';
import { SessionTable } from './SessionTable.tsx';
import { SpeechLevelBars } from './SpeechLevelBars.tsx';
import { UserProfile } from './UserProfile.tsx';
import classes from './UserDetail.module.css';

interface UserDetailProps {
  id: string;
  me: string;
  onAction: (action: UserAction) => void;
}

/** One user: who they are, how they do, and what can be done about their account. */
export function UserDetail({ id, me, onAction }: UserDetailProps) {
  const detail = useQuery(userQuery(id));
  return (
    <DetailPage listPath={paths.adminMenu('pengguna')} detail={detail} texts={texts}>
      {({ user, progress, speechLevels, sessions, totalSessions }) => (
        <>
          <UserProfile user={user} isMe={id === me} onAction={onAction} />
          <div className={classes.halves}>
            <LevelGrid progress={progress} />
            <SpeechLevelBars levels={speechLevels} />
          </div>
          <SessionTable sessions={sessions} total={totalSessions} />
          <AccountCard user={user} isMe={id === me} onAction={onAction} />
        </>
      )}
    </DetailPage>
  );
}
