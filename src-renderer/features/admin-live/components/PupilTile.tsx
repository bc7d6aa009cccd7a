import {
  IconCheck,
  IconCircleDotted,
  IconHourglassHigh,
  IconLockQuestion,
  IconLogout,
  IconPlayerPlayFilled,
  IconX,
  IconZzz,
} from '@tabler/icons-react';
import { characterOf } from '#shared/constants/characters.ts';
import type { BoardTile } from '#shared/contracts/admin-live.contract.ts';
import { boardTexts as texts } from '../texts.ts';
import classes from './PupilTile.module.css';

const PRESENCE_ICON = {
  online: IconPlayerPlayFilled,
  idle: IconZzz,
  gone: IconLogout,
  absent: IconCircleDotted,
} as const;

interface PupilTileProps {
  tile: BoardTile;
  /** What the pupil is called here. */
  name: string;
  /** Left out on the projector, where a tile says less and puts nobody on the spot. */
  onOpen?: ((tile: BoardTile) => void) | undefined;
}

/** One pupil: there or not, at what, and how it goes. Its lines have their places, filled or not. */
export function PupilTile({ tile, name, onOpen }: PupilTileProps) {
  const isBrief = onOpen === undefined;
  const isGuessed = tile.isPinGuessed && !isBrief;
  const isStuck = tile.isStuck && !isBrief;
  const Icon = isGuessed ? IconLockQuestion : PRESENCE_ICON[tile.presence];
  const content = (
    <>
      <b className={classes.name}>{name}</b>
      <span className={classes.line}>
        <Icon size={16} stroke={2.6} aria-hidden="true" />
        {isGuessed
          ? texts.pinGuessed
          : tile.presence === 'online'
            ? placeOf(tile, isBrief)
            : texts.presences[tile.presence]}
      </span>
      <span className={classes.line}>
        <IconCheck size={16} stroke={3} aria-hidden="true" className={classes.right} />
        <span aria-label={`${tile.right} ${texts.right}`}>{tile.right}</span>
        <IconX size={16} stroke={3} aria-hidden="true" className={classes.wrong} />
        <span aria-label={`${tile.wrong} ${texts.wrong}`}>{tile.wrong}</span>
        {isStuck && (
          <span className={classes.note}>
            <IconHourglassHigh size={15} stroke={2.6} aria-hidden="true" />
            {texts.stuck}
          </span>
        )}
      </span>
    </>
  );
  const look = { 'data-presence': tile.presence, 'data-stuck': isStuck || undefined };
  return onOpen === undefined ? (
    <div {...look} className={classes.root}>
      {content}
    </div>
  ) : (
    <button type="button" {...look} className={classes.root} onClick={() => onOpen(tile)}>
      {content}
    </button>
  );
}

/** 'Petruk 7/20', as short as a tile is narrow. */
function placeOf({ where, characterId, level, question, of }: BoardTile, isBrief: boolean): string {
  if (where === 'menu') return texts.menu;
  const who = characterId === null ? texts.session : characterOf(characterId).name;
  const what =
    where === 'result' ? texts.result : question && of ? texts.question(question, of) : '';
  if (isBrief && what !== '') return what;
  return [who, level === null ? '' : `L${level}`, what].filter(Boolean).join(' · ');
}
