import { useState, type CSSProperties } from 'react';
import {
  IconArrowLeft,
  IconDeviceProjector,
  IconPlayerPause,
  IconPlayerPlay,
  IconWifiOff,
} from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import type { BoardTile } from '#shared/contracts/admin-live.contract.ts';
import { Button } from '../../../components/Button.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { FullScreenToggle } from '../../../components/FullScreenToggle.tsx';
import { Link } from '../../../components/Link.tsx';
import { LoadingState } from '../../../components/LoadingState.tsx';
import { cx } from '../../../lib/cx.ts';
import { errorText } from '../../../lib/api-error.ts';
import { formatNumber } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { usePauseClass } from '../api/board-actions.ts';
import { useBoard } from '../hooks/useBoard.ts';
import { useStaySignedIn } from '../hooks/useStaySignedIn.ts';
import { bestOf, nameAmong } from '../lib/board-state.ts';
import { boardTexts as texts } from '../texts.ts';
import classes from './ClassBoard.module.css';
import { PupilActions } from './PupilActions.tsx';
import { PupilTile } from './PupilTile.tsx';

/** Names the projector view in the address, so that a second window can stay on it. */
const VIEW_PARAM = 'layar';
const BEST = 5;
const ICON = { size: 20, stroke: 2.2, 'aria-hidden': true } as const;

/** A class as it plays: for the teacher with what they can do, for the projector large and bare. */
export function ClassBoard({ classId }: { classId: string }) {
  const { board, status } = useBoard(classId);
  useStaySignedIn();
  const [search, setSearch] = useSearchParams();
  const isProjected = search.get(VIEW_PARAM) !== null;
  const [withNames, setWithNames] = useState(true);
  const [withRanking, setWithRanking] = useState<boolean | null>(null);
  const [opened, setOpened] = useState<BoardTile | null>(null);
  const pause = usePauseClass(classId);

  if (board === null) {
    return (
      <main tabIndex={-1} className={classes.message}>
        {status === 'refused' ? (
          <ErrorState message={texts.refused} />
        ) : (
          <LoadingState text={status === 'waiting' ? texts.waiting : texts.loading} />
        )}
      </main>
    );
  }

  const { class: subject, tiles } = board;
  const isPaused = subject.pausedAt !== null;
  const showsRanking = isProjected && (withRanking ?? subject.rankingVisible);
  const connected = tiles.filter(
    ({ presence }) => presence === 'online' || presence === 'idle',
  ).length;
  const stuck = tiles.filter(({ isStuck }) => isStuck).length;
  const nameOf = (tile: BoardTile) =>
    !isProjected || withNames ? nameAmong(tiles, tile) : texts.pupil(tiles.indexOf(tile) + 1);

  return (
    <div className={cx(classes.root, isProjected && classes.projected)}>
      <header className={classes.head}>
        <Link
          to={paths.adminClass(classId)}
          aria-label={texts.back}
          title={texts.back}
          className={classes.back}
        >
          <IconArrowLeft size={24} stroke={2.2} aria-hidden="true" />
        </Link>
        <h1 className={classes.title}>{subject.name}</h1>
        <p className={classes.facts}>
          {texts.code} <b>{subject.code}</b> ·{' '}
          {texts.count(formatNumber(connected), formatNumber(tiles.length))}
          {stuck > 0 && ` · ${texts.stuckCount(formatNumber(stuck))}`}
        </p>
        <div className={classes.actions}>
          {isProjected && (
            <>
              <Button size="sm" onClick={() => setWithNames(!withNames)}>
                {withNames ? texts.hideNames : texts.showNames}
              </Button>
              <Button size="sm" onClick={() => setWithRanking(!showsRanking)}>
                {showsRanking ? texts.hideRanking : texts.showRanking}
              </Button>
            </>
          )}
          <Button
            size="sm"
            leftIcon={<IconDeviceProjector {...ICON} />}
            onClick={() => setSearch(isProjected ? {} : { [VIEW_PARAM]: 'proyektor' })}
          >
            {isProjected ? texts.teacherView : texts.projector}
          </Button>
          <Button
            size="sm"
            variant="prada"
            busy={pause.isPending}
            leftIcon={isPaused ? <IconPlayerPlay {...ICON} /> : <IconPlayerPause {...ICON} />}
            onClick={() => pause.mutate(!isPaused)}
          >
            {isPaused ? texts.resume : texts.pause}
          </Button>
          <FullScreenToggle />
        </div>
      </header>
      {/* Always there: what it says must not move the tiles. */}
      <p role="status" className={classes.status}>
        {status !== 'open' ? (
          <>
            <IconWifiOff {...ICON} />
            <span>{texts.waiting}</span>
          </>
        ) : pause.isError ? (
          errorText(pause.error, texts.failed)
        ) : isPaused ? (
          texts.paused
        ) : (
          ''
        )}
      </p>
      <main tabIndex={-1} className={classes.main}>
        {tiles.length === 0 ? (
          <p className={classes.message}>{texts.nobody}</p>
        ) : (
          <ul
            aria-label={texts.title}
            className={classes.tiles}
            style={{ '--rows': Math.ceil(tiles.length / 8) } as CSSProperties}
          >
            {tiles.map((tile) => (
              <li key={tile._id}>
                <PupilTile
                  tile={tile}
                  name={nameOf(tile)}
                  onOpen={isProjected ? undefined : setOpened}
                />
              </li>
            ))}
          </ul>
        )}
        {showsRanking && (
          <section aria-label={texts.ranking} className={classes.ranking}>
            <h2>{texts.ranking}</h2>
            <ol>
              {bestOf(tiles, BEST).map((tile) => (
                <li key={tile._id}>
                  <p>
                    {nameOf(tile)} <b>{formatNumber(tile.right)}</b>
                  </p>
                </li>
              ))}
            </ol>
          </section>
        )}
      </main>
      {opened !== null && (
        <PupilActions
          key={opened._id}
          classId={classId}
          tile={tiles.find(({ _id }) => _id === opened._id) ?? opened}
          name={nameOf(opened)}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}
