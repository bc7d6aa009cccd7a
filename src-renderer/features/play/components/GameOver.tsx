import { IconListSearch, IconReload } from '@tabler/icons-react';
import type { CharacterId } from '#shared/constants/characters.ts';
import { formatNumber } from '../../../lib/format.ts';
import { Button } from '../../../components/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { paths } from '../../../lib/paths.ts';
import { resultTexts } from '../result-texts.ts';
import classes from './GameOver.module.css';
import { ResultActions } from './ResultActions.tsx';
import { ResultStage } from './ResultStage.tsx';

interface GameOverProps {
  character: CharacterId;
  score: number;
  onPlayAgain: () => void;
  onReview: () => void;
}

const ICON = { size: 20, stroke: 2.2, 'aria-hidden': true } as const;

/** The seat was left: three questions in a row ran out untouched. */
export function GameOver({ character, score, onPlayAgain, onReview }: GameOverProps) {
  return (
    <ResultStage
      character={character}
      mood="kind"
      celebrates={false}
      title={resultTexts.gameOver}
      subtitle={resultTexts.gameOverHelp}
    >
      <p className={classes.score}>
        <span>{resultTexts.finalScore}</span> <b>{formatNumber(score)}</b>
      </p>
      <ResultActions>
        <Button variant="prada" leftIcon={<IconReload {...ICON} />} onClick={onPlayAgain}>
          {resultTexts.playAgain}
        </Button>
        <Button leftIcon={<IconListSearch {...ICON} />} onClick={onReview}>
          {resultTexts.review}
        </Button>
        <ButtonLink to={paths.main}>{resultTexts.backToMenu}</ButtonLink>
      </ResultActions>
    </ResultStage>
  );
}
