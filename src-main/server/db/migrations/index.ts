import type { SqlMigration } from '../migrate.ts';
import { foundation } from './0001-foundation.ts';
import { classes } from './0002-classes.ts';
import { keptTotals } from './0003-kept-totals.ts';

/** All migrations, oldest first. Listed here because a bundle has no folder to scan. */
export const migrations: readonly SqlMigration[] = [foundation, classes, keptTotals];
