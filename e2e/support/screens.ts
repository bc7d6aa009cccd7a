import { ADMIN } from './screens/admin.ts';
import { CLASSES } from './screens/classes.ts';
import { DOORS } from './screens/doors.ts';
import { PLAY } from './screens/play.ts';
import { PLAYER } from './screens/player.ts';
import type { Screen } from './screens/screen.ts';

/** Every screen and its main states, by short names. */
export const SCREENS: readonly Screen[] = [...DOORS, ...PLAY, ...PLAYER, ...ADMIN, ...CLASSES];
