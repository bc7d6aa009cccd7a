import { Notice } from '../../../components/Notice.tsx';
import type { SessionGame } from '../lib/session-state.ts';
import { sessionTexts } from '../session-texts.ts';
import classes from './SessionTrouble.module.css';

/** Says that the server cannot be reached, and that nothing is lost by it. */
export function SessionTrouble({ phase, trouble }: Pick<SessionGame, 'phase' | 'trouble'>) {
  if (trouble === null) return null;
  return (
    <Notice tone="warn" className={classes.root}>
      {phase === 'reloading'
        ? sessionTexts.lostReload
        : trouble === 'network'
          ? sessionTexts.lost
          : sessionTexts.busy}
    </Notice>
  );
}
