import { setTimeout as wait } from 'node:timers/promises';
import { ask, firstAdmin } from '../harness/ask.ts';
import { median, ms } from '../harness/figures.ts';
import { openHandles } from '../harness/machine.ts';
import type { Proof } from '../harness/proof.ts';
import { SERVER_ADDRESS, withSchool } from '../harness/school.ts';

/** A connection of the class ends this soon after closing. */
const CUT_WITHIN_MS = 1_000;

export const sharing: Proof = {
  name: 'sharing',
  promise:
    'closed to the class is closed: new connections are refused, old ones end, nothing leaks',
  async try(trial) {
    return withSchool({ isOpen: false }, async ({ machines, product, reachedFrom }) => {
      const desktop = reachedFrom(machines.server, { host: '127.0.0.1' });
      const { tokens } = await firstAdmin(desktop);
      const press = async (path: string, body: object = {}) => {
        const wish = { method: 'POST', path, body, token: tokens.accessToken };
        return (await ask(desktop, wish)).status;
      };
      const pupil = reachedFrom(machines.pupil);
      const knock = () =>
        ask(pupil, { path: '/health' }).then(
          ({ status }) => status,
          () => 'refused',
        );
      const rounds = trial.size(50, 5);
      const cut: number[] = [];
      const handles: number[] = [];
      for (let round = 0; round < rounds; round++) {
        const opened = await press('/admin/sharing/open', { addresses: [SERVER_ADDRESS] });
        trial.check(opened === 200, `opening answered ${opened}`);
        trial.check((await knock()) === 200, 'the class does not come in');
        const held = await machines.pupil.held(SERVER_ADDRESS, product.port);
        const closedAt = performance.now();
        const closed = await press('/admin/sharing/close');
        trial.check(closed === 200, `closing answered ${closed}`);
        const took = (await held.ended) - closedAt;
        cut.push(took);
        trial.within(took, CUT_WITHIN_MS);
        trial.check((await knock()) === 'refused', 'the class still comes in');
        await wait(20);
        handles.push(openHandles(product.pid));
      }
      const early = handles[4] ?? 0;
      const late = handles.at(-1) ?? 0;
      trial.check(late - early <= 2, `${early} files and sockets open, later ${late}`);
      return `${rounds} times open and closed; old connections ended after ${ms(median(cut))}, at most ${ms(Math.max(...cut))}; ${early} handles after 5, ${late} after ${rounds}`;
    });
  },
};
