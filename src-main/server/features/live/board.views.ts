import { IDLE_AFTER_SECONDS } from '#shared/constants/classroom.ts';
import type { BoardTile } from '#shared/contracts/admin-live.contract.ts';
import { isStuck } from '#shared/rules/stuck.ts';
import type { Member } from '../classes/members.repository.ts';
import { lessonTotals, type Activities } from './activities.ts';

interface Seen {
  doing: ReturnType<Activities['of']>;
  isConnected: boolean;
  /** They signed in or did something on the server's local day. */
  cameToday: boolean;
  /** The moment that counts, on the monotonic clock. */
  monotonic: number;
  /** Seconds that the class usually takes for a question. */
  usual: number | undefined;
  isPinGuessed: boolean;
}

/** A pupil as the board shows them. */
export function toTile(
  member: Member,
  { doing, isConnected, cameToday, monotonic, usual, isPinGuessed }: Seen,
): BoardTile {
  const question = doing?.question ?? null;
  const isIdle = doing !== undefined && (monotonic - doing.at) / 1_000 >= IDLE_AFTER_SECONDS;
  return {
    _id: String(member.user_id),
    name: member.name,
    number: member.number,
    presence: isConnected ? (isIdle ? 'idle' : 'online') : cameToday ? 'gone' : 'absent',
    where: doing?.where ?? 'menu',
    characterId: doing?.characterId ?? null,
    level: doing?.level ?? null,
    sessionId: doing?.sessionId == null ? null : String(doing.sessionId),
    question,
    of: doing?.of ?? null,
    ...lessonTotals(doing?.runs ?? new Map()),
    questionSince: doing && question !== null ? new Date(doing.sinceWall).toISOString() : null,
    isStuck:
      doing !== undefined &&
      question !== null &&
      isConnected &&
      isStuck((monotonic - doing.since) / 1_000, usual),
    isPinGuessed,
  };
}
