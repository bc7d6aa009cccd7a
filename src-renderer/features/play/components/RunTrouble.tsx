import { Notice } from '../../../components/Notice.tsx';
import { useOutboxTrouble } from '../../../lib/level-outbox.ts';
import type { RunGame } from '../lib/run-state.ts';
import { playTexts } from '../texts.ts';
import type { RunLook } from './run-look.ts';
import classes from './RunTrouble.module.css';

/** Says that the server cannot be reached, and that nothing is lost by it. */
export function RunTrouble({ game, look }: { game: RunGame; look: RunLook }) {
  const answersWait = useOutboxTrouble() !== null;
  const isLost = game.phase === 'reloading' && game.trouble !== null;
  const words = isLost ? playTexts.lostReload : look.trouble(game, answersWait);
  if (words === null) return null;
  return (
    <Notice tone="warn" className={classes.root}>
      {words}
    </Notice>
  );
}
