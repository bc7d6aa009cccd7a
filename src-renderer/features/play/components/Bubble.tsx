import type { ReactNode } from 'react';
import { CHARACTERS, characterOf, type CharacterId } from '#shared/constants/characters.ts';
import { CharacterAvatar } from '../../../components/CharacterAvatar.tsx';
import { cx } from '../../../lib/cx.ts';
import classes from './Bubble.module.css';

const AVATAR_SIZE = 44;

interface BubbleProps {
  speaker: string | null;
  /** The character that the player has chosen; they speak from the right. */
  character: CharacterId;
  lang: string;
  children: ReactNode;
}

/** One line of a conversation. */
export function Bubble({ speaker, character, lang, children }: BubbleProps) {
  const isOwn = speaker === characterOf(character).name;
  const known = CHARACTERS.find((profile) => profile.name === speaker);
  return (
    <li className={cx(classes.line, isOwn && classes.own, speaker === null && classes.plain)}>
      {speaker !== null && (
        <span className={classes.face} aria-hidden="true">
          {known ? <CharacterAvatar id={known._id} size={AVATAR_SIZE} /> : initialOf(speaker)}
        </span>
      )}
      <p className={classes.bubble}>
        {speaker !== null && <b className={classes.speaker}>{speaker}</b>}
        <span lang={lang}>{children}</span>
      </p>
    </li>
  );
}

/** 'Bu Guru' is known by the calling, not by 'Bu'. */
function initialOf(speaker: string): string {
  const words = speaker.split(/\s+/u);
  return [...(words[words.length - 1] ?? '')][0]?.toUpperCase() ?? '';
}
