import type { ActivityReport } from '../../../lib/live-state.ts';
import type { RunGame } from './run-state.ts';

/** What the teacher's board is told of a run; how far it has come the server knows itself. */
export const runActivity = ({ phase, session }: RunGame): ActivityReport => ({
  where: phase === 'over' ? 'result' : session.kind === 'level' ? 'level' : 'session',
});
