import { useQuery } from '@tanstack/react-query';
import { IconArrowLeft } from '@tabler/icons-react';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { Card } from '../../../components/Card.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { LoadingState } from '../../../components/LoadingState.tsx';
import { ApiError, errorText } from '../../../lib/api-error.ts';
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

/** One user: who he is, how he does, and what can be done about his account. */
export function UserDetail({ id, me, onAction }: UserDetailProps) {
  const detail = useQuery(userQuery(id));
  const isGone = detail.error instanceof ApiError && detail.error.code === 'NOT_FOUND';
  return (
    <>
      <ButtonLink
        to={paths.adminMenu('pengguna')}
        variant="ghost"
        size="sm"
        leftIcon={<IconArrowLeft size={20} stroke={2.2} aria-hidden="true" />}
        className={classes.back}
      >
        {texts.back}
      </ButtonLink>
      {detail.isPending && <LoadingState text={texts.loading} />}
      {isGone && (
        <Card>
          <EmptyState title={texts.gone} />
        </Card>
      )}
      {detail.isError && !isGone && (
        <ErrorState
          message={errorText(detail.error, texts.failed)}
          onRetry={() => void detail.refetch()}
        />
      )}
      {detail.isSuccess && (
        <>
          <UserProfile user={detail.data.user} isMe={id === me} onAction={onAction} />
          <div className={classes.halves}>
            <LevelGrid progress={detail.data.progress} />
            <SpeechLevelBars levels={detail.data.speechLevels} />
          </div>
          <SessionTable sessions={detail.data.sessions} total={detail.data.totalSessions} />
          <AccountCard user={detail.data.user} isMe={id === me} onAction={onAction} />
        </>
      )}
    </>
  );
}
