import { setTimeout as wait } from 'node:timers/promises';
import { ask, askPatiently, demand, register, type Person, type Server } from '../harness/ask.ts';
import { compareAll, lookAtOpenLevels } from '../harness/compare.ts';
import { median, ms, quantile } from '../harness/figures.ts';
import type { Proof, Trial } from '../harness/proof.ts';
import { Pupil, makePupils } from '../harness/pupil.ts';
import { PASSWORD } from '../harness/product.ts';
import { withSchool } from '../harness/school.ts';

/** A pupil goes on this soon after their cable is in again. */
const BACK_WITHIN_MS = 2_000;
/** Nobody is waited for longer than this. */
const GIVEN_UP_MS = 30_000;
/** Long enough for what the server had received before to be done. */
const SETTLED_MS = 500;

export const cable: Proof = {
  name: 'cable',
  promise: 'a cable pulled in the middle of an answer loses no answer and counts none twice',
  async try(trial) {
    return withSchool({ isOpen: true }, async ({ machines, product, reachedFrom }) => {
      const patient = reachedFrom(machines.pupil, { patience: GIVEN_UP_MS });
      const hasty = reachedFrom(machines.pupil);
      const made = await makePupils(patient, trial.size(20, 8));
      const pupils = made.map(({ person }) => new Pupil(hasty, person));
      const { chance } = trial;
      const rounds = trial.size(20, 2);
      const longest = trial.size(15_000, 1_000);
      const plug = (way: 'up' | 'down') => machines.pupil.ip('link', 'set', 'eth0', way);
      const back: number[] = [];
      let cutOff = 0;
      for (let round = 0; round < rounds; round++) {
        let isOver = false;
        const playing = pupils.map((pupil) => pupil.play({ isOver: () => isOver, chance }));
        await wait(chance.between(500, 2_000));
        plug('down');
        await wait(chance.between(300, longest));
        plug('up');
        const began = performance.now();
        await ask(patient, { path: '/health' });
        const took = performance.now() - began;
        back.push(took);
        trial.within(took, BACK_WITHIN_MS);
        isOver = true;
        await Promise.all(playing);
        cutOff += pupils.filter(({ unsure }) => unsure).length;
        await wait(SETTLED_MS);
        compareAll(trial, product.dataDir, pupils);
        await lookAtOpenLevels(product.dataDir, pupils)(patient);
      }
      trial.check(cutOff > 0, 'the cable was never pulled while somebody waited for a reply');
      const acked = pupils.reduce((sum, pupil) => sum + pupil.acknowledged, 0);
      for (const pupil of pupils) pupil.leave();
      return `${rounds} times pulled, ${cutOff} requests cut off, ${acked} acknowledged; an answer ${ms(median(back))} after the cable was back, at most ${ms(Math.max(...back))}`;
    });
  },
};

/** Each at an address of their own, or all behind that of one router. */
const CLASS = 40;
/** Wrong passwords that everybody may type before their own. */
const TYPOS = 3;
const IN_WITHIN_MS = 5_000;

export const classLimits: Proof = {
  name: 'class-limits',
  promise:
    'no limit stops a class, from one address or from forty; who guesses is stopped, and they alone',
  async try(trial) {
    return withSchool({ isOpen: true }, async ({ machines, reachedFrom }) => {
      const size = trial.size(CLASS, 8);
      const addresses = Array.from({ length: size }, (_none, n) => `10.77.0.${101 + n}`);
      for (const address of addresses) {
        machines.pupil.ip('addr', 'add', `${address}/24`, 'dev', 'eth0');
      }
      const from = (address: string) =>
        reachedFrom(machines.pupil, { from: address, patience: GIVEN_UP_MS });
      const times: number[] = [];
      const own = await Promise.all(
        addresses.map((address, n) => register(from(address), `Siswa ${n + 1}`)),
      );
      const typos = trial.size(TYPOS, 1);
      const playedMs = trial.size(3_000, 1_500);
      const ways = [true, false].slice(0, trial.size(2, 1));
      for (const shared of ways) {
        const seats = own.map((person, n) => ({
          person,
          server: from((shared ? addresses[0] : addresses[n]) ?? ''),
        }));
        times.push(
          ...(await Promise.all(seats.map((seat) => tryLesson(trial, seat, { typos, playedMs })))),
        );
      }
      await tryGuesser(trial, own, from, addresses);
      trial.within(quantile(times, 0.95), IN_WITHIN_MS);
      return `${size} pupils mistyping ${typos === 1 ? 'once' : `${typos} times`}, ${ways.map((shared) => (shared ? 'from one address' : `from ${size}`)).join(', then ')}: in after ${ms(median(times))}, p95 ${ms(quantile(times, 0.95))}`;
    });
  },
};

const logInWith = (server: Server, { email }: Person, password: string) =>
  askPatiently(server, { method: 'POST', path: '/auth/login', body: { email, password } });

/** Mistypes, comes in and plays: nothing of it is too often. Resolves to how long coming in took. */
async function tryLesson(
  trial: Trial,
  { person, server }: { person: Person; server: Server },
  { typos, playedMs }: { typos: number; playedMs: number },
): Promise<number> {
  for (let typo = 0; typo < typos; typo++) {
    const { status } = await logInWith(server, person, 'salah-ketik');
    trial.check(status === 401, `${person.username}, mistyping, got ${status}`);
  }
  const began = performance.now();
  const { tokens } = await demand(server, {
    method: 'POST',
    path: '/auth/login',
    body: { email: person.email, password: PASSWORD },
  });
  const took = performance.now() - began;
  const pupil = new Pupil(server, { ...person, tokens });
  const until = performance.now() + playedMs;
  await pupil.play({
    isOver: () => performance.now() > until,
    chance: trial.chance,
    thinking: [500, 1_500],
    heard: ({ status }) => trial.check(status < 300, `${person.username}, playing, got ${status}`),
  });
  return took;
}

/** Who guesses at another's account must wait; the other comes in, and so does a neighbour at the guesser's own address. */
async function tryGuesser(
  trial: Trial,
  [victim, neighbour]: readonly Person[],
  from: (address: string) => Server,
  [own = '', other = '']: readonly string[],
): Promise<void> {
  if (!victim || !neighbour) throw new Error('nobody to guess at');
  const statuses: number[] = [];
  for (let guess = 0; guess < 10; guess++) {
    statuses.push((await logInWith(from(own), victim, 'salah-tebak')).status);
  }
  trial.check(statuses.includes(429), `guesses were answered ${statuses.join()}`);
  for (const [person, address] of [
    [victim, other],
    [neighbour, own],
  ] as const) {
    const { status } = await logInWith(from(address), person, PASSWORD);
    trial.check(status === 200, `${person.username}, meanwhile, got ${status}`);
  }
}
