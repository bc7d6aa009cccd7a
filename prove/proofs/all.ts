import type { Proof } from '../harness/proof.ts';
import { access, firstAdminOnce } from './access.ts';
import { badInput, rudeClients } from './bad-input.ts';
import { diskErrors, fullDisk, readOnlyDisk } from './broken-disk.ts';
import { clockSetBack } from './clock.ts';
import { deadAnswers, greedyClients } from './connections.ts';
import { desktopWindow } from './desktop-window.ts';
import { exports } from './exports.ts';
import { knownFaults } from './known-faults.ts';
import { loginFlood } from './login-flood.ts';
import { longPlay } from './long-play.ts';
import { cable, classLimits } from './network.ts';
import { ownPage } from './own-page.ts';
import { secondServer } from './second-server.ts';
import { secrets } from './secrets.ts';
import { sharing } from './sharing.ts';
import { guessing, signIns } from './sign-ins.ts';
import { gracefulStop, suddenEnd } from './sudden-end.ts';
import { syncedFirst } from './synced-first.ts';
import { tornLog } from './torn-log.ts';
import { untrustedText } from './untrusted-text.ts';
import { upgrade } from './upgrade.ts';

/** All proofs, in the order of the table. */
export const proofs: readonly Proof[] = [
  suddenEnd,
  syncedFirst,
  tornLog,
  gracefulStop,
  fullDisk,
  readOnlyDisk,
  diskErrors,
  cable,
  secondServer,
  upgrade,
  clockSetBack,
  access,
  firstAdminOnce,
  signIns,
  guessing,
  loginFlood,
  classLimits,
  badInput,
  rudeClients,
  deadAnswers,
  greedyClients,
  untrustedText,
  exports,
  ownPage,
  secrets,
  sharing,
  desktopWindow,
  knownFaults,
  longPlay,
];
