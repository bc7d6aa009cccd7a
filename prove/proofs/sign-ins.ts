import { GUESSES } from '../../src-shared/constants/limits.ts';
import type { Tokens } from '../../src-shared/contracts/auth.contract.ts';
import type { LoginCard } from '../../src-shared/contracts/classes.contract.ts';
import { liveApi, type LiveEvent } from '../../src-shared/contracts/live.contract.ts';
import { readEvents } from '../../src-main/server/testing/event-reader.ts';
import { ask, demand, firstAdmin, logIn, register, type Person } from '../harness/ask.ts';
import { median, ms, quantile } from '../harness/figures.ts';
import { withClock, withProduct, type Product } from '../harness/product.ts';
import type { Proof, Trial } from '../harness/proof.ts';

/** Behind the 30 seconds in which the token just replaced still yields its successor. */
const AFTER_GRACE_MS = 31_000;
const PARALLEL = 20;
const PEOPLE = 20;
/** Far sooner than the heartbeat at which every stream asks whether it may go on. */
const STREAM_ENDS_WITHIN_MS = 1_000;

const refresh = (product: Product, refreshToken: string) =>
  ask(product, { method: 'POST', path: '/auth/refresh', body: { refreshToken } });

const isIn = async (product: Product, { accessToken }: Tokens): Promise<boolean> =>
  (await ask(product, { path: '/auth/me', token: accessToken })).status === 200;

/** Begins to listen as the page does; what it resolves to waits for the end, and says whether it was told. */
async function listen(trial: Trial, { url }: Product, tokens: Tokens) {
  const stream = await readEvents<LiveEvent>(url, { tokens }, liveApi.stream.path);
  await stream.next();
  return async (why: string) => {
    const began = performance.now();
    const last = await stream.next();
    trial.check(last?.type === 'signed-out', `${why}: a stream was told ${last?.type}`);
    trial.check((await stream.next()) === undefined, `${why}: a stream went on`);
    trial.within(performance.now() - began, STREAM_ENDS_WITHIN_MS);
  };
}

export const signIns: Proof = {
  name: 'sign-ins',
  promise:
    'refresh tokens rotate; reuse, logout and a new password end the sign-in and its streams at once',
  async try(trial) {
    return withClock(async (product, setClock) => {
      const admin = await firstAdmin(product);
      // Nobody signs in more often than an account may.
      const people: Person[] = [];
      for (let n = 0; n < PEOPLE; n++) people.push(await register(product, `Siswa ${n + 1}`));
      const personOf = (n: number) => people[n % people.length] ?? admin;
      const rounds = trial.size(100, 5);
      for (let round = 0; round < rounds; round++) {
        await tryParallel(trial, product, await logIn(product, personOf(round)));
      }
      const turns = trial.size(20, 2);
      for (let turn = 0; turn < turns; turn++) {
        const person = personOf(turn);
        await tryReuse(trial, product, await logIn(product, person), setClock);
        await tryEndings(trial, product, admin, person, turn);
      }
      return `${rounds} x ${PARALLEL} parallel refreshes, ${turns} times reuse, logout, new password`;
    });
  },
};

/** Twenty tabs refresh at once: all get the same successor, and nobody is signed out. */
async function tryParallel(trial: Trial, product: Product, { tokens }: Person): Promise<void> {
  const replies = await Promise.all(
    Array.from({ length: PARALLEL }, () => refresh(product, tokens.refreshToken)),
  );
  trial.check(
    replies.every(({ status }) => status === 200),
    () => replies.map(({ status }) => status).join(),
  );
  const successors = new Set(replies.map(({ body }) => String(body?.data?.tokens?.refreshToken)));
  trial.check(successors.size === 1, `${successors.size} different successors`);
  const next = await refresh(product, [...successors][0] ?? '');
  trial.check(next.status === 200, `the successor answered ${next.status}`);
}

/** A token that was replaced long ago is a stolen one: whoever uses it, the whole sign-in ends. */
async function tryReuse(
  trial: Trial,
  product: Product,
  { tokens }: Person,
  setClock: (milliseconds: number) => void,
): Promise<void> {
  const second: Tokens = (await refresh(product, tokens.refreshToken)).body.data.tokens;
  const listening = await listen(trial, product, second);
  setClock(AFTER_GRACE_MS);
  const stolen = await refresh(product, tokens.refreshToken);
  trial.check(stolen.body?.code === 'REFRESH_REJECTED', `reuse answered ${stolen.status}`);
  await listening('a reused token');
  trial.check(!(await isIn(product, second)), 'the sign-in outlived the reuse of its token');
  const after = await refresh(product, second.refreshToken);
  trial.check(after.status === 401, `a refresh after the reuse answered ${after.status}`);
  setClock(0);
}

async function tryEndings(
  trial: Trial,
  product: Product,
  admin: Person,
  person: Person,
  turn: number,
): Promise<void> {
  const one = await logIn(product, person);
  const other = await logIn(product, person);
  const { refreshToken } = one.tokens;
  const listening = await listen(trial, product, one.tokens);
  await demand(product, { method: 'POST', path: '/auth/logout', body: { refreshToken } });
  await listening('a logout');
  trial.check(!(await isIn(product, one.tokens)), 'the access token outlived the logout');
  trial.check((await refresh(product, refreshToken)).status === 401, 'a refresh after the logout');
  trial.check(await isIn(product, other.tokens), 'the logout ended another sign-in as well');

  const reset = await register(product, `Lupa ${turn}`);
  const again = await logIn(product, reset);
  const resetListening = await listen(trial, product, again.tokens);
  const { password } = await demand(product, {
    method: 'POST',
    path: `/admin/users/${reset.id}/reset-password`,
    token: admin.tokens.accessToken,
  });
  await resetListening('a new password');
  for (const { tokens } of [reset, again]) {
    trial.check(!(await isIn(product, tokens)), 'a sign-in outlived the new password');
    const late = await refresh(product, tokens.refreshToken);
    trial.check(late.status === 401, `a refresh after the new password answered ${late.status}`);
  }
  const fresh = await logIn(product, { ...reset, password });
  trial.check(await isIn(product, fresh.tokens), 'the new password does not work');
}

/** Free tries of one account from one address, before waiting begins. */
const FREE_GUESSES = 6;

export const guessing: Proof = {
  name: 'guessing',
  promise: `of one account no more than ${GUESSES.anywhere} wrong passwords or PINs are compared in ${GUESSES.windowSeconds / 60} minutes (${GUESSES.reserved} more where it came in last), from wherever; guessing locks nobody else out and tells no account names`,
  async try(trial) {
    return withProduct({}, async (product) => {
      const victim = await register(product, 'Ratri');
      const body = { email: victim.email, password: 'salah-tebak' };
      const from = '127.0.0.2';
      const guesses = trial.size(1_000, 40);
      let compared = 0;
      for (let n = 0; n < guesses; n++) {
        const guess = await ask(product, { method: 'POST', path: '/auth/login', body, from });
        if (guess.status === 401) compared++;
        else {
          const retry = Number(guess.headers['retry-after']);
          trial.check(
            guess.status === 429 && retry > 0 && retry <= 300,
            `guess ${n}: ${guess.status}`,
          );
        }
      }
      // As fast as they come there is time for a few more while a block runs out.
      trial.check(
        compared <= trial.size(40, 2 * FREE_GUESSES),
        `${compared} guesses were compared`,
      );
      const began = performance.now();
      const { status } = await ask(product, {
        method: 'POST',
        path: '/auth/login',
        body: { email: victim.email, password: victim.password },
        from: '127.0.0.3',
      });
      trial.check(status === 200, `the victim, elsewhere, got ${status}`);
      const victimWaited = performance.now() - began;
      trial.within(victimWaited, 3_000);

      const pins = await guessPins(trial, product);
      const ratio = await compareNames(trial, product);
      return `${compared} of ${guesses} guesses from one address were compared, ${pins}; the victim got in after ${ms(victimWaited)}; time of an unknown name to a known one ${ratio}`;
    });
  },
};

/** PINs of one pupil, as many at once as the server takes connections, from many addresses. */
async function guessPins(trial: Trial, product: Product): Promise<string> {
  const { accessToken: token } = (await firstAdmin(product)).tokens;
  const made = { method: 'POST', token };
  const { class: room } = await demand(product, {
    ...made,
    path: '/admin/classes',
    body: { name: '7A' },
  });
  const rows = [{ name: 'Ani' }, { name: 'Budi' }];
  const path = `/admin/classes/${room._id}`;
  await demand(product, { ...made, path: `${path}/roster/import`, body: { rows } });
  const { cards } = await demand(product, { ...made, path: `${path}/pins`, body: {} });
  const [ani, budi]: LoginCard[] = cards;
  if (!ani || !budi) throw new Error('a class without pupils');
  const addresses = trial.size(55, 10);
  const guesses = trial.size(660, 60);
  const enter = ({ _id: memberId }: LoginCard, pin: string, from: string) =>
    ask(product, {
      method: 'POST',
      path: `/class-login/${room.code}`,
      body: { memberId, pin },
      from,
    });
  const pins = Array.from({ length: guesses + 1 }, (_none, n) => String(1_000 + n))
    .filter((pin) => pin !== ani.pin)
    .slice(0, guesses);
  const began = performance.now();
  const replies = await Promise.all(
    pins.map((pin, n) => enter(ani, pin, `127.0.2.${(n % addresses) + 1}`)),
  );
  const took = performance.now() - began;
  const compared = replies.filter(({ status }) => status === 401).length;
  trial.check(compared <= GUESSES.anywhere, `${compared} PINs of one pupil were compared`);
  for (const { status, headers } of replies) {
    const isToldWhen = status === 429 && Number(headers['retry-after']) > 0;
    trial.check(status === 401 || isToldWhen, `a guessed PIN was answered ${status}`);
  }
  const neighbour = await enter(budi, budi.pin, '127.0.2.1');
  trial.check(
    neighbour.status === 200,
    `a classmate at a guesser's address got ${neighbour.status}`,
  );
  return `${compared} of ${guesses} PINs tried from ${addresses} addresses within ${ms(took)}`;
}

/** Unknown names and wrong passwords get the same answer; how long each takes is a figure, no verdict. */
async function compareNames(trial: Trial, product: Product): Promise<string> {
  const times = { known: [] as number[], unknown: [] as number[] };
  const pairs = trial.size(30, 3);
  for (let n = 0; n < pairs; n++) {
    const person = await register(product, `Kelas ${n}`);
    const answers: string[] = [];
    for (const [kind, email] of [
      ['known', person.email],
      ['unknown', `tiada${n}@sekolah.id`],
    ] as const) {
      const began = performance.now();
      const { status, body, headers } = await ask(product, {
        method: 'POST',
        path: '/auth/login',
        body: { email, password: 'salah-tebak' },
      });
      times[kind].push(performance.now() - began);
      const names = Object.keys(headers).sort().join();
      answers.push(JSON.stringify([status, { ...body, requestId: '' }, names]));
    }
    trial.check(answers[0] === answers[1], () => answers.join(' but '));
  }
  return `${(median(times.unknown) / median(times.known)).toFixed(2)} (medians of ${pairs}, p95 ${ms(quantile(times.known, 0.95))})`;
}
