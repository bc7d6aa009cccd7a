import type { SqlMigration } from '../migrate.ts';
import { foundation } from './0001-foundation.ts';
import { classes } from './0002-classes.ts';
import { keptTotals } from './0003-kept-totals.ts';
import { standings } from './0004-standings.ts';
import { usersByRole } from './0005-users-by-role.ts';
import { activeUsers } from './0006-active-users.ts';
import { runs } from './0007-runs.ts';
import { questionSeries } from './0008-question-series.ts';
import { usernameSkeletons } from './0009-username-skeletons.ts';
import { classLists } from './0010-class-lists.ts';

/** All migrations, oldest first. Listed here because a bundle has no folder to scan. */
export const migrations: readonly SqlMigration[] = [
  foundation,
  classes,
  keptTotals,
  standings,
  usersByRole,
  activeUsers,
  runs,
  questionSeries,
  usernameSkeletons,
  classLists,
];
