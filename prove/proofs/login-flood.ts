import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { ask, askPatiently, firstAdmin, logIn, register, type Person } from '../harness/ask.ts';
import { median, ms } from '../harness/figures.ts';
import { PASSWORD, withProduct, type Product } from '../harness/product.ts';
import type { Proof, Trial } from '../harness/proof.ts';

/** Logins of one pupil that are under way at any moment. */
const FLOOD = 260;
/** Until the next login of each. */
const AGAIN_MS = 1_000;
const CLASSMATES = 30;
const CLASS = 40;
const IN_WITHIN_MS = 5_000;

export const loginFlood: Proof = {
  name: 'login-flood',
  promise: `while one pupil sends ${FLOOD} right logins at once, every second, ${CLASSMATES} classmates elsewhere are in within ${IN_WITHIN_MS / 1_000} s; so is a class of ${CLASS} behind one address`,
  async try(trial) {
    return withProduct({}, async (product) => {
      await firstAdmin(product);
      const greedy = await register(product, 'Rakus');
      const people: Person[] = [];
      for (let n = 0; n < CLASS; n++) people.push(await register(product, `Siswa ${n + 1}`));

      const together = await comeIn(trial, product, people, () => '127.0.3.1');
      const flood = startFlood(product, greedy);
      await flood.began;
      const meanwhile = await comeIn(
        trial,
        product,
        people.slice(0, CLASSMATES),
        (n) => `127.0.3.${n + 10}`,
      );
      const { sent, statuses } = await flood.stop();
      trial.check(
        [...statuses].every((status) => status === 200 || status === 429),
        `the flood was answered ${[...statuses].join()}`,
      );
      // Who floods has locked out nobody, themselves included.
      trial.check((await logIn(product, people[0] ?? greedy)).id !== '', 'a classmate after it');
      return `${CLASS} at once behind one address: the last in after ${ms(Math.max(...together))}; beside ${sent} logins of one pupil, ${CLASSMATES} at addresses of their own: median ${ms(median(meanwhile))}, the last after ${ms(Math.max(...meanwhile))}`;
    });
  },
};

/** All of them at once, coming back to a busy server as the page does; resolves to how long each one waited. */
const comeIn = (
  trial: Trial,
  product: Product,
  people: readonly Person[],
  addressOf: (n: number) => string,
): Promise<number[]> =>
  Promise.all(
    people.map(async ({ username, email }, n) => {
      const began = performance.now();
      const body = { email, password: PASSWORD };
      const wish = { method: 'POST', path: '/auth/login', body, from: addressOf(n) };
      const { status } = await askPatiently(product, wish);
      const took = performance.now() - began;
      trial.check(status === 200, `${username} got ${status}`);
      trial.within(took, IN_WITHIN_MS);
      return took;
    }),
  );

/** Keeps so many right logins of one account under way from one address until it is stopped. */
function startFlood(product: Product, { email }: Person) {
  const agent = new Agent({ keepAlive: true, maxSockets: FLOOD });
  const statuses = new Set<number>();
  const state = { isOver: false, sent: 0 };
  let begin = () => {};
  const began = new Promise<void>((resolve) => (begin = resolve));
  const body = { email, password: PASSWORD };
  const wish = { method: 'POST', path: '/auth/login', body, from: '127.0.3.2', agent };
  const all = Array.from({ length: FLOOD }, async () => {
    while (!state.isOver) {
      if (++state.sent === FLOOD) begin();
      statuses.add((await ask(product, wish)).status);
      await wait(AGAIN_MS);
    }
  });
  return {
    began,
    async stop() {
      state.isOver = true;
      await Promise.all(all);
      agent.destroy();
      return { sent: state.sent, statuses };
    },
  };
}
