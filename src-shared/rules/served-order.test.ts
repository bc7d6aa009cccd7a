import { describe, expect, it } from 'vitest';
import { numberIn } from './number-words.ts';
import {
  hasOwnOrder,
  isShuffled,
  OPTION_SEEDS,
  seedAwayFrom,
  servedOrder,
  servedQuestion,
  toServedIndex,
  toWrittenIndex,
} from './served-order.ts';

const question = {
  type: 'multiple_choice' as const,
  options: ['gudel', 'belo', 'pedhet', 'cempe'],
  correctAnswer: 2,
  translation: {
    conversation: [],
    questionLine: '',
    options: ['anak kerbau', 'anak kuda', 'anak sapi', 'anak kambing'],
    correctAnswerText: '',
  },
};
const seeds = Array.from({ length: 2400 }, (_, index) => (index * 2_654_435_761) % OPTION_SEEDS);

describe('the order in which options are served', () => {
  it('is the written one without a seed', () => {
    expect(servedOrder(null)).toEqual([0, 1, 2, 3]);
    expect(servedQuestion(question, null)).toEqual(question);
  });

  it('is always the same for one seed', () => {
    expect(servedOrder(7)).toEqual(servedOrder(7));
    // Seeds lie in databases: a later version must read them alike.
    expect(servedOrder(20_260)).toEqual([0, 2, 3, 1]);
  });

  it('is each of the 24 orders about as often', () => {
    const counts = new Map<string, number>();
    for (const seed of seeds) {
      const order = servedOrder(seed).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    for (const count of counts.values()) expect(Math.abs(count - 100)).toBeLessThan(45);
  });

  it('moves options, their translations and the right index together', () => {
    for (const seed of seeds.slice(0, 100)) {
      const served = servedQuestion(question, seed);
      expect(served.options[served.correctAnswer]).toBe('pedhet');
      expect(served.translation.options[served.correctAnswer]).toBe('anak sapi');
      expect([...served.options].sort()).toEqual([...question.options].sort());
    }
  });

  it('leads back to what was written, and leaves "no answer" alone', () => {
    for (const seed of seeds.slice(0, 100)) {
      const { options } = servedQuestion(question, seed);
      for (const place of [0, 1, 2, 3]) {
        const written = toWrittenIndex(seed, place);
        expect(question.options[written]).toBe(options[place]);
        expect(toServedIndex(seed, written)).toBe(place);
      }
      expect(toWrittenIndex(seed, -1)).toBe(-1);
      expect(toServedIndex(seed, -1)).toBe(-1);
      expect(toWrittenIndex(seed, 4)).toBe(4);
    }
  });

  it('can keep the right option away from a place', () => {
    for (const first of [...seeds.slice(0, 200), OPTION_SEEDS - 1])
      for (const place of [0, 1, 2, 3]) {
        const seed = seedAwayFrom(place, 2, first);
        expect(toServedIndex(seed, 2)).not.toBe(place);
        expect(seed).toBeLessThan(OPTION_SEEDS);
      }
    expect(seedAwayFrom(toServedIndex(7, 1) === 0 ? 1 : 0, 1, 7)).toBe(7);
  });

  it('leaves essays and missing translations alone', () => {
    const essay = { type: 'essay' as const, options: [], correctAnswer: 0 };
    expect(servedQuestion(essay, 5)).toEqual(essay);
    expect(isShuffled(essay)).toBe(false);
    const untranslated = { ...question, translation: { ...question.translation, options: [] } };
    expect(servedQuestion(untranslated, 5).translation.options).toEqual([]);
  });
});

describe('options with an order of their own', () => {
  it.each([
    [['siji', 'loro', 'telu', 'papat']],
    [['gangsal ewu', 'kawan ewu', 'tigang ewu', 'kalih ewu']],
    [['jam pitu', 'jam wolu', 'jam sanga', 'jam sepuluh']],
    [['Rp 5.000', 'Rp 6.000', 'Rp 10.000', 'Rp 15.000']],
    [['selikur', 'selawe', 'telung puluh', 'seket']],
  ])('%j', (options) => {
    expect(hasOwnOrder({ options })).toBe(true);
    expect(isShuffled({ ...question, options })).toBe(false);
  });

  it.each([
    [['telu', 'siji', 'papat', 'loro']],
    [['siji', 'loro', 'telu', 'telu']],
    [['rong ewu', 'telung dina', 'patang kilo', 'limang taun']],
    [['siji', 'loro', 'akeh', 'papat']],
    [['Rebo Pon', 'Kemis Wage', 'Kemis Pon', 'Jemuwah Kliwon']],
    [[]],
  ])('not %j', (options) => {
    expect(hasOwnOrder({ options })).toBe(false);
  });
});

describe('numbers in a text', () => {
  it.each([
    ['telung ewu rong atus', 3200],
    ['kalih dasa gangsal', 25],
    ['seket', 50],
    ['wolung puluh enem', 86],
    ['satus selawe', 125],
    ['12', 12],
    ['5.000', 5000],
    ['tigang yuta', 3_000_000],
  ])('%s is %d', (text, value) => {
    expect(numberIn(text)?.value).toBe(value);
  });

  it('keeps the words around it, and finds none where none is', () => {
    expect(numberIn('Jam pitu esuk')).toEqual({ value: 7, rest: 'jam esuk' });
    expect(numberIn('pasar')).toBeUndefined();
  });
});
