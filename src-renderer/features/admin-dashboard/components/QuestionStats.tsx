import type { UseQueryResult } from '@tanstack/react-query';
import { characterOf } from '#shared/constants/characters.ts';
import type { AdminStats, LevelQuestionStats } from '#shared/contracts/admin.contract.ts';
import { CharacterAvatar } from '../../../components/CharacterAvatar.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { TitledCard } from '../../../components/admin/TitledCard.tsx';
import { errorText } from '../../../lib/api-error.ts';
import { formatNumber } from '../../../lib/format.ts';
import { accuracyByCharacter } from '../lib/accuracy.ts';
import { adminDashboardTexts as texts } from '../texts.ts';
import { Accuracy } from './Accuracy.tsx';
import { AccuracyTable } from './AccuracyTable.tsx';
import classes from './QuestionStats.module.css';

const pointsFormat = new Intl.NumberFormat('id-ID', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

interface QuestionStatsProps {
  stats: AdminStats['questionStats'];
  levels: UseQueryResult<LevelQuestionStats[]>;
}

/** 'Statistik Pertanyaan per Karakter', and how well each level is answered. */
export function QuestionStats({ stats, levels }: QuestionStatsProps) {
  const accuracy = levels.data && accuracyByCharacter(levels.data);
  return (
    <TitledCard title={texts.questionStats}>
      <ul className={classes.characters}>
        {stats.map((entry) => {
          const { name } = characterOf(entry._id);
          const own = accuracy?.find(({ character }) => character._id === entry._id);
          return (
            <li key={entry._id} data-c={entry._id} className={classes.character}>
              <div className={classes.head}>
                <CharacterAvatar id={entry._id} size={52} />
                <div>
                  <b className={classes.name}>{name}</b>
                  <span>{texts.questionCount(formatNumber(entry.questionCount))}</span>
                  <span>{texts.averagePoints(pointsFormat.format(entry.averagePoints))}</span>
                </div>
              </div>
              <h4 className={classes.accuracy}>{texts.accuracy}</h4>
              <div className={classes.chart}>{own && <Accuracy accuracy={own} />}</div>
            </li>
          );
        })}
      </ul>
      {levels.isError && (
        <Notice tone="no" className={classes.error}>
          {errorText(levels.error, texts.failed)}
        </Notice>
      )}
      {accuracy && (
        <details className={classes.details}>
          <summary>{texts.asTable}</summary>
          <AccuracyTable accuracy={accuracy} />
        </details>
      )}
    </TitledCard>
  );
}
