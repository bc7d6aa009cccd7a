import type { CSSProperties } from 'react';
import type { SpeechLevelAccuracy } from '#shared/contracts/admin-users.contract.ts';
import { TitledCard } from '../../../components/admin/TitledCard.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { percent } from '../../../lib/percent.ts';
import { userDetailTexts as texts } from '../texts.ts';
import classes from './SpeechLevelBars.module.css';

/** How well a user answers each level of speech: where they need help is seen at once. */
export function SpeechLevelBars({ levels }: { levels: readonly SpeechLevelAccuracy[] }) {
  return (
    <TitledCard title={texts.accuracy}>
      <dl className={classes.root}>
        {levels.map(({ speechLevel, shareCorrect, timesCorrect, timesAnswered }) => {
          const share = percent(shareCorrect);
          return (
            <div key={speechLevel} className={classes.row}>
              <dt>{texts.speechLevels[speechLevel]}</dt>
              <dd className={classes.share}>{share === null ? '–' : `${share}%`}</dd>
              <dd className={classes.track} aria-hidden="true">
                <span
                  className={classes.bar}
                  style={{ '--share': `${share ?? 0}%` } as CSSProperties}
                />
              </dd>
              <dd className={classes.count}>
                {timesAnswered === 0
                  ? texts.notAnswered
                  : texts.correct(formatNumber(timesCorrect), formatNumber(timesAnswered))}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className={classes.help}>{texts.accuracyHelp}</p>
    </TitledCard>
  );
}
