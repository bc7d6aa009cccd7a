import { IconChevronRight } from '@tabler/icons-react';
import { characterOf } from '#shared/constants/characters.ts';
import type { GameSessionSummary } from '#shared/contracts/game.contract.ts';
import { CharacterAvatar } from '../../../components/CharacterAvatar.tsx';
import { Link } from '../../../components/Link.tsx';
import { formatDateTime } from '../../../lib/format-date.ts';
import { formatNumber } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { dashboardTexts } from '../texts.ts';
import { SessionBadge } from './SessionBadge.tsx';
import classes from './SessionRow.module.css';

/** One run, a challenge or a level; opens it where it stands. */
export function SessionRow({ session }: { session: GameSessionSummary }) {
  const { characterId, createdAt, score, currentQuestionIndex, totalQuestions, status } = session;
  return (
    <li>
      <Link to={paths.game(session._id)} className={classes.root}>
        <CharacterAvatar id={characterId} size={44} />
        <span className={classes.who}>
          <b className={classes.name}>{characterOf(characterId).name}</b>
          <span className={classes.date}>
            {dashboardTexts.kind(session.level)} ·{' '}
            <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          </span>
        </span>
        <span className={classes.score}>
          {formatNumber(score)} <small>{dashboardTexts.points}</small>
        </span>
        <span className={classes.progress}>
          {dashboardTexts.progress(currentQuestionIndex, totalQuestions)}
        </span>
        <SessionBadge status={status} />
        <IconChevronRight size={22} stroke={2.2} aria-hidden="true" className={classes.chevron} />
      </Link>
    </li>
  );
}
