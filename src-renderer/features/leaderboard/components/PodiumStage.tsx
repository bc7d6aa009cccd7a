import { Debog } from '../../../components/Debog.tsx';
import type { RankingRow } from '../../../components/ranking/RankingTable.tsx';
import { Stage } from '../../../components/Stage.tsx';
import { leaderboardTexts } from '../texts.ts';
import { Podium } from './Podium.tsx';
import classes from './PodiumStage.module.css';

interface PodiumStageProps {
  rows: readonly RankingRow[];
  /** Under the title: whose board it is. */
  subtitle: string;
  yourRank: string;
}

/** Title, the 'your rank' box, and the three best. */
export function PodiumStage({ rows, subtitle, yourRank }: PodiumStageProps) {
  return (
    <Stage c="wedel" className={classes.root} haloClassName={classes.halo}>
      <h1 className={classes.title}>{leaderboardTexts.title}</h1>
      <p className={classes.subtitle}>{subtitle}</p>
      <p className={classes.own}>
        <span>{leaderboardTexts.yourRank}</span>
        <b>{yourRank}</b>
      </p>
      <Podium rows={rows} />
      <Debog />
    </Stage>
  );
}
