import type { Db } from '../../db/schema.ts';
import type { Logger } from '../../lib/logger.ts';
import type { Timebase } from '../../lib/timebase.ts';
import type { LoginThrottle } from '../auth/login-throttle.ts';
import { createActivities, type Activities } from './activities.ts';
import { createBoards, type Boards } from './boards.ts';
import { listSeats } from './live.repository.ts';
import { createPlayerStreams, type PlayerStreams } from './player-streams.ts';

/** What happens in the classes at this moment, and who is told of it. */
export interface Live {
  players: PlayerStreams;
  activities: Activities;
  boards: Boards;
  /** Tells players what is new about their classes: all who are connected, or one who has just come. */
  refresh(userId?: number): Promise<void>;
}

export function createLive(
  parts: Timebase & { db: () => Db; log: Logger; loginThrottle: LoginThrottle },
): Live {
  const players = createPlayerStreams();
  const activities = createActivities(parts.clock, () => boards.changed());
  const boards = createBoards({ ...parts, activities, players });

  return {
    players,
    activities,
    boards,
    async refresh(userId) {
      const userIds = userId === undefined ? players.connected() : [userId];
      players.update(userIds, await listSeats(parts.db(), userIds));
      if (userId === undefined) boards.reload();
      else boards.changed();
    },
  };
}
