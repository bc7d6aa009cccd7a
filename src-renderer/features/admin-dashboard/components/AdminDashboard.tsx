import { useQuery } from '@tanstack/react-query';
import { IconReload } from '@tabler/icons-react';
import { Button } from '../../../components/Button.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { LoadingState } from '../../../components/LoadingState.tsx';
import { SectionHeader } from '../../../components/admin/SectionHeader.tsx';
import { errorText } from '../../../lib/api-error.ts';
import { questionStatsQuery, statsQuery } from '../api/stats.ts';
import { adminDashboardTexts as texts } from '../texts.ts';
import { OverviewCards } from './OverviewCards.tsx';
import { QuestionStats } from './QuestionStats.tsx';
import { RecentActivity } from './RecentActivity.tsx';
import { TopPlayers } from './TopPlayers.tsx';
import classes from './AdminDashboard.module.css';

/** 'Dashboard Admin': what is there, what happened lately, who is best, and the question bank. */
export function AdminDashboard() {
  const stats = useQuery(statsQuery());
  const questions = useQuery(questionStatsQuery());
  const reload = () => Promise.all([stats.refetch(), questions.refetch()]);

  return (
    <>
      <SectionHeader title={texts.title}>
        <Button
          size="sm"
          leftIcon={<IconReload size={20} stroke={2.2} />}
          busy={stats.isRefetching}
          onClick={() => void reload()}
        >
          {texts.reload}
        </Button>
      </SectionHeader>
      {stats.isPending && <LoadingState text={texts.loading} />}
      {stats.isError && (
        <ErrorState message={errorText(stats.error, texts.failed)} onRetry={() => void reload()} />
      )}
      {stats.isSuccess && (
        <>
          <OverviewCards overview={stats.data.overview} />
          <div className={classes.two}>
            <RecentActivity activity={stats.data.recentActivity} />
            <TopPlayers players={stats.data.topPlayers} />
          </div>
          <QuestionStats stats={stats.data.questionStats} levels={questions} />
        </>
      )}
    </>
  );
}
