import { availableParallelism, loadavg } from 'node:os';
import { seeded, type Chance } from './chance.ts';

/** What could not be tried on this machine; the table says so instead of calling it proved. */
export class NotTried extends Error {}

/** One promise, and how it is tried. Resolves to the figure for the table. */
export interface Proof {
  /** What `--only` calls it. */
  name: string;
  promise: string;
  /** Takes too long for `npm test`, however small. */
  isSlow?: true;
  try(trial: Trial): Promise<string>;
}

export interface TrialOptions {
  isShort: boolean;
  /** 1 for all that a full run tries. */
  share: number;
  seed: number;
}

/** What a proof counts with. */
export class Trial {
  readonly isShort: boolean;
  readonly chance: Chance;
  cases = 0;
  /** How often something took longer than it should. */
  late = 0;
  readonly failures: string[] = [];
  readonly #share: number;

  constructor({ isShort, share, seed }: TrialOptions) {
    this.isShort = isShort;
    this.#share = share;
    this.chance = seeded(seed);
  }

  /** The size of a full run or a share of it, or of the short one in `npm test`. */
  size(full: number, short: number): number {
    return this.isShort ? short : Math.max(short, Math.round(full * this.#share));
  }

  /** Counts one case; `otherwise` says what was wrong. */
  check(holds: boolean, otherwise: string | (() => string)): void {
    this.cases++;
    if (!holds) this.failures.push(typeof otherwise === 'string' ? otherwise : otherwise());
  }

  /** A limit of time: told in the figure, but no verdict, since it would judge the machine as well. */
  within(milliseconds: number, limit: number): void {
    if (milliseconds > limit) this.late++;
  }
}

/** The outcome of a proof, as a row of the table. */
export interface Row {
  name: string;
  promise: string;
  cases: number;
  failures: number;
  /** Says why, where the proof was not tried. */
  figure: string;
  wasTried: boolean;
  seconds: number;
}

/** How busy the machine is: what is late on a crowded one need not be on its own. */
const busyness = (): string =>
  `at load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`;

/** Tries one promise; a proof that breaks off is a failure, never a pass. */
export async function tryProof(proof: Proof, options: TrialOptions): Promise<Row> {
  const { name, promise } = proof;
  const trial = new Trial(options);
  const began = performance.now();
  let figure = '';
  let wasTried = true;
  try {
    figure = await proof.try(trial);
    if (trial.late > 0) figure += `; ${trial.late} times later than promised, ${busyness()}`;
    if (trial.cases === 0) trial.failures.push('nothing was tried');
  } catch (error) {
    if (error instanceof NotTried) {
      wasTried = false;
      figure = `not tried: ${error.message}`;
    } else {
      trial.check(false, `broke off: ${error instanceof Error ? error.stack : String(error)}`);
    }
  }
  for (const failure of trial.failures.slice(0, 10)) console.error(`  ${name}: ${failure}`);
  return {
    name,
    promise,
    cases: trial.cases,
    failures: trial.failures.length,
    figure: figure || (trial.failures[0] ?? '').slice(0, 120),
    wasTried,
    seconds: (performance.now() - began) / 1_000,
  };
}
