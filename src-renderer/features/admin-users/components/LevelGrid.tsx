import { IconCircleCheck, IconLock, IconPlayerPlay } from '@tabler/icons-react';
import { characterOf } from '#shared/constants/characters.ts';
import { LEVELS } from '#shared/constants/game.ts';
import type { AdminUserDetail } from '#shared/contracts/admin-users.contract.ts';
import type { LevelProgress } from '#shared/contracts/progress.contract.ts';
import { CharacterAvatar } from '../../../components/CharacterAvatar.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { TitledCard } from '../../../components/admin/TitledCard.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { userDetailTexts as texts } from '../texts.ts';
import classes from './LevelGrid.module.css';

/** How far a user has come with each of the four. */
export function LevelGrid({ progress }: { progress: AdminUserDetail['progress'] }) {
  return (
    <TitledCard title={texts.progress}>
      <table className={classes.root}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{texts.character}</VisuallyHidden>
            </th>
            {LEVELS.map((level) => (
              <th key={level} scope="col">
                {texts.level(level)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {progress.map(({ characterId, levels }) => (
            <tr key={characterId} data-c={characterId}>
              <th scope="row">
                <span className={classes.who}>
                  <CharacterAvatar id={characterId} size={36} />
                  <span>{characterOf(characterId).name}</span>
                </span>
              </th>
              {levels.map((level) => (
                <td key={level.level}>
                  <LevelCell level={level} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TitledCard>
  );
}

function LevelCell({ level }: { level: LevelProgress }) {
  const { isUnlocked, isCompleted, score, attempts } = level;
  const [state, word, Icon] = isCompleted
    ? (['completed', texts.completed, IconCircleCheck] as const)
    : isUnlocked
      ? (['open', texts.open, IconPlayerPlay] as const)
      : (['locked', texts.locked, IconLock] as const);
  return (
    <div data-state={state} className={classes.cell}>
      <span className={classes.score}>
        <Icon size={17} stroke={2.4} aria-hidden="true" />
        {attempts > 0 ? <b>{formatNumber(score)}</b> : <span>{word}</span>}
        {attempts > 0 && <VisuallyHidden>{word}</VisuallyHidden>}
      </span>
      {attempts > 0 && <small>{texts.attempts(formatNumber(attempts))}</small>}
    </div>
  );
}
