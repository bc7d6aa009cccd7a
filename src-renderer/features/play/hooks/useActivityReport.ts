import { useEffect } from 'react';
import { reportActivity, type ActivityReport } from '../../../lib/live-state.ts';

/** Keeps the teacher's board up to date about this screen, for as long as it is shown. */
export function useActivityReport(activity: ActivityReport): void {
  const { where, characterId, level, question, of, right, wrong } = activity;

  // By its parts: the object is another one each time.
  useEffect(() => {
    reportActivity({ where, characterId, level, question, of, right, wrong });
  }, [where, characterId, level, question, of, right, wrong]);

  // Whoever leaves the game is somewhere between two.
  useEffect(() => () => reportActivity({ where: 'menu' }), []);
}
