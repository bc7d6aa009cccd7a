import { useEffect } from 'react';
import { reportActivity, type ActivityReport } from '../../../lib/live-state.ts';

/** Keeps the teacher's board up to date about this screen, for as long as it is shown. */
export function useActivityReport({ where }: ActivityReport): void {
  useEffect(() => {
    reportActivity({ where });
  }, [where]);

  // Whoever leaves the game is somewhere between two.
  useEffect(() => () => reportActivity({ where: 'menu' }), []);
}
