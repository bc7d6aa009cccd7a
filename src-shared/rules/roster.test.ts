import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RosterRow } from '../contracts/classes.contract.ts';
import { classTexts } from '../texts/classes.ts';
import { planRoster, summariseRoster, type Seat } from './roster.ts';

const seat = (name: string, number: string | null = null, isRemoved = false): Seat => ({
  name,
  number,
  isRemoved,
});

/** The class after an import. */
function apply(seats: readonly Seat[], rows: readonly RosterRow[]): Seat[] {
  const planned = planRoster(seats, rows);
  const returned = new Set(planned.flatMap((row) => (row.status === 'returning' ? row.seat : [])));
  const added = planned.filter((row) => row.status === 'new');
  return [
    ...seats.map((one) => (returned.has(one) ? { ...one, isRemoved: false } : one)),
    ...added.map(({ name, number }) => seat(name, number)),
  ];
}

const statuses = (seats: readonly Seat[], rows: readonly RosterRow[]) =>
  planRoster(seats, rows).map(({ status }) => status);

const name = fc.constantFrom('Ani', 'ani', ' Ani ', 'Budi', 'Siti  Aminah', 'X', '=1+1', '');
const number = fc.constantFrom(undefined, null, '', '1', ' 1', '02', 'A7', 'a7', '9'.repeat(30));
const row = fc.record({ name, number }, { requiredKeys: ['name'] }) as fc.Arbitrary<RosterRow>;
const stored = fc.record({
  name: fc.constantFrom('Ani', 'Budi', 'Siti Aminah'),
  number: fc.constantFrom(null, '1', '02', 'A7'),
  isRemoved: fc.boolean(),
});

describe('planning a roster', () => {
  it('changes nothing when the same file is imported twice', () => {
    fc.assert(
      fc.property(fc.array(stored), fc.array(row), (seats, rows) => {
        const after = apply(seats, rows);
        expect(apply(after, rows)).toEqual(after);
        const again = summariseRoster(after, planRoster(after, rows)).counts;
        expect([again.new, again.returning]).toEqual([0, 0]);
      }),
    );
  });

  it('takes nobody out, renames nobody, and has one answer for each row', () => {
    fc.assert(
      fc.property(fc.array(stored), fc.array(row), (seats, rows) => {
        const after = apply(seats, rows);
        for (const [index, one] of seats.entries()) {
          expect(after[index]).toEqual({ ...one, isRemoved: after[index]?.isRemoved });
          expect(Number(after[index]?.isRemoved)).toBeLessThanOrEqual(Number(one.isRemoved));
        }
        const { counts } = summariseRoster(seats, planRoster(seats, rows));
        expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(rows.length);
      }),
    );
  });

  it('counts equal names without a number, and knows a number that stands twice', () => {
    expect(statuses([seat('Ani')], [{ name: 'Ani' }, { name: 'ANI ' }, { name: 'ani' }])).toEqual([
      'existing',
      'new',
      'new',
    ]);
    const numbered = { name: 'Ani', number: '7' };
    expect(statuses([], [numbered, numbered])).toEqual(['new', 'repeated']);
  });

  it('takes equal names with other numbers for other pupils, and says so', () => {
    const [planned] = planRoster([seat('Ani', '1')], [{ name: 'Ani', number: '2' }]);
    expect(planned).toMatchObject({ status: 'new', reason: classTexts.sameName });
  });

  it('takes a name without a number for the one member of that name who is left', () => {
    const class5B = [seat('Ani', '1'), seat('Budi', '2'), seat('Siti', '3'), seat('Siti', '4')];
    expect(statuses(class5B, [{ name: 'ani' }, { name: 'Budi' }])).toEqual([
      'existing',
      'existing',
    ]);
    expect(statuses(class5B, [{ name: 'Ani' }, { name: 'Ani' }])).toEqual(['existing', 'new']);
    expect(statuses(class5B, [{ name: 'Ani' }, { name: 'Ani', number: '1' }])).toEqual([
      'new',
      'existing',
    ]);
    const siti = planRoster(class5B, [{ name: 'Siti' }]);
    expect(siti).toMatchObject([{ status: 'new', reason: classTexts.sameName }]);
    expect(statuses(class5B, [{ name: 'Siti' }, { name: 'Siti', number: '3' }])).toEqual([
      'existing',
      'existing',
    ]);
    expect(statuses([seat('Ani', '1', true)], [{ name: 'Ani' }])).toEqual(['new']);
  });

  it('gives who was taken out their seat back', () => {
    expect(statuses([seat('Ani', '1', true)], [{ name: 'ani', number: '1' }])).toEqual([
      'returning',
    ]);
  });

  it('names what is wrong with a row', () => {
    const reasons = planRoster(
      [seat('Budi', '1')],
      [
        { name: ' ' },
        { name: 'X' },
        { name: '=SUM(A1)' },
        { name: 'Budi Santoso', number: '1' },
        { name: 'Siti', number: '2'.repeat(21) },
      ],
    ).map(({ status, reason }) => [status, reason]);
    expect(reasons).toEqual([
      ['wrong', classTexts.memberRequired],
      ['wrong', classTexts.memberLength],
      ['wrong', classTexts.nameStart],
      ['wrong', classTexts.numberTaken('1', 'Budi')],
      ['wrong', classTexts.numberLength],
    ]);
  });

  it('counts the members whom the file does not name', () => {
    const seats = [seat('Ani'), seat('Budi'), seat('Siti', null, true)];
    const rows = [{ name: 'Ani' }];
    expect(summariseRoster(seats, planRoster(seats, rows)).notInFile).toBe(1);
  });
});
