import { Debog } from '../../../components/Debog.tsx';
import { Stage } from '../../../components/Stage.tsx';
import type { LeaderboardRow } from '../lib/leaderboard-view.ts';
import { leaderboardTexts } from '../texts.ts';
import { Podium } from './Podium.tsx';
import classes from './PodiumStage.module.css';

/** Title, the 'your rank' box, and the three best. */
export function PodiumStage({ rows }: { rows: readonly LeaderboardRow[] }) {
  return (
    <Stage c="wedel" className={classes.root} haloClassName={classes.halo}>
      <h1 className={classes.title}>{leaderboardTexts.title}</h1>
      <p className={classes.subtitle}>{leaderboardTexts.subtitle}</p>
      {/* Always a dash (section 2); the own row in the table tells the place. */}
      <p className={classes.own}>
        <span>{leaderboardTexts.yourRank}</span>
        <b>{leaderboardTexts.noRank}</b>
      </p>
      <Podium rows={rows} />
      <Debog />
    </Stage>
  );
}
