import { OPTIONS_PER_QUESTION } from '../constants/game.ts';
import type { PlayQuestion } from '../contracts/question.ts';
import { numberIn } from './number-words.ts';

/**
 * How the options of a question are ordered where it is served to a player (teaching.md, 'Options of
 * multiple choice are shuffled'). The order follows from a seed, an unsigned integer of 32 bits that
 * is kept with the served question; without one the options stand as they were written. What players
 * see and send is the served order, what is stored and counted the written one.
 */
export type OptionSeed = number | null;

/** Seeds are below this. */
export const OPTION_SEEDS = 2 ** 32;

/** The parts of a question that its options stand in. */
type WithOptions = Pick<PlayQuestion, 'type' | 'options' | 'correctAnswer' | 'translation'>;

/** True when the order of the options says something by itself: numbers that go up or down. */
export function hasOwnOrder({ options }: Pick<WithOptions, 'options'>): boolean {
  const numbers = options.map(numberIn);
  const [first] = numbers;
  if (!first || numbers.some((number) => number?.rest !== first.rest)) return false;
  const values = numbers.map((number) => number?.value ?? 0);
  const steps = values.slice(1).map((value, index) => value - (values[index] ?? 0));
  return steps.every((step) => step > 0) || steps.every((step) => step < 0);
}

/** True when a question's options are shuffled at all. */
export function isShuffled(question: WithOptions): boolean {
  return question.options.length === OPTIONS_PER_QUESTION && !hasOwnOrder(question);
}

/** The written index of each served place. */
export function servedOrder(seed: OptionSeed): number[] {
  const order = Array.from({ length: OPTIONS_PER_QUESTION }, (_, index) => index);
  if (seed === null) return order;
  const random = randomFrom(seed);
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] as number, order[last] as number];
  }
  return order;
}

/** The question as a player gets it: options, their translation and the right index in served order. */
export function servedQuestion<Q extends WithOptions>(question: Q, seed: OptionSeed): Q {
  if (seed === null || !isShuffled(question)) return question;
  const order = servedOrder(seed);
  const { translation, correctAnswer } = question;
  const inOrder = (texts: readonly string[]) => order.map((written) => texts[written] ?? '');
  return {
    ...question,
    options: inOrder(question.options),
    correctAnswer: order.indexOf(correctAnswer),
    ...(translation && translation.options.length > 0
      ? { translation: { ...translation, options: inOrder(translation.options) } }
      : {}),
  };
}

/** The written index of what a player chose; -1, and what is no place at all, stay as they are. */
export function toWrittenIndex(seed: OptionSeed, served: number): number {
  return servedOrder(seed)[served] ?? served;
}

/** Where a written index stands in the served order; -1, and what is no option, stay as they are. */
export function toServedIndex(seed: OptionSeed, written: number): number {
  const place = servedOrder(seed).indexOf(written);
  return place === -1 ? written : place;
}

/** The first seed from this one on that serves a written index at another place than `place`. */
export function seedAwayFrom(place: number, written: number, first: number): number {
  let seed = first;
  while (toServedIndex(seed, written) === place) seed = (seed + 1) % OPTION_SEEDS;
  return seed;
}

/** Numbers from 0 to below 1 that a seed gives, always the same (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / OPTION_SEEDS;
  };
}
