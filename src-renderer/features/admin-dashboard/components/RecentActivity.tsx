import { lazy, Suspense } from 'react';
import type { AdminStats } from '#shared/contracts/admin.contract.ts';
import { TitledCard } from '../../../components/admin/TitledCard.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { activityDay } from '../lib/activity-day.ts';
import { adminDashboardTexts as texts } from '../texts.ts';
import classes from './RecentActivity.module.css';

/** The library that draws is larger than the rest of the panel: the numbers do not wait for it. */
const ActivityChart = lazy(async () => ({
  default: (await import('./ActivityChart.tsx')).ActivityChart,
}));

/** 'Aktivitas Terbaru': the last days, newest last. The chart says nothing that the rows do not say. */
export function RecentActivity({ activity }: { activity: AdminStats['recentActivity'] }) {
  return (
    <TitledCard title={texts.activity}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{texts.activityDay}</th>
            <th scope="col">{texts.activityChart}</th>
            <th scope="col">{texts.activityGames}</th>
            <th scope="col">{texts.activityScore}</th>
          </tr>
        </thead>
        <tbody>
          {activity.map((day, index) => (
            <tr key={day._id}>
              <th scope="row">{activityDay(day._id)}</th>
              {index === 0 && (
                <td rowSpan={activity.length} className={classes.chart} aria-hidden="true">
                  <div>
                    <Suspense fallback={null}>
                      <ActivityChart activity={activity} />
                    </Suspense>
                  </div>
                </td>
              )}
              <td className={classes.games}>{texts.games(formatNumber(day.gamesPlayed))}</td>
              <td className={classes.score}>{texts.points(formatNumber(day.totalScore))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TitledCard>
  );
}
