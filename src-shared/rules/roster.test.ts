import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RosterRow } from '../contracts/classes.contract.ts';
import { classTexts } from '../texts/classes.ts';
import { planRoster, summariseRoster, type Seat } from './roster.ts';

const seat = (name: string, number: string | null = null, isRemoved = false): Seat => ({
  name,
  number,
  studentNumber: null,
  isRemoved,
});

/** The class after an import. */
function apply(seats: readonly Seat[], rows: readonly RosterRow[]): Seat[] {
  const planned = planRoster(seats, rows);
  const added = planned.filter((row) => row.status === 'new');
  return [
    ...seats.map((one) => {
      const means = planned.find((row) => row.seat === one);
      if (means?.status !== 'returning' && means?.status !== 'completed') return one;
      const number = one.number ?? means.number;
      const studentNumber = one.studentNumber ?? means.studentNumber;
      return { ...one, number, studentNumber, isRemoved: false };
    }),
    ...added.map(({ name, number, studentNumber }) => ({ ...seat(name, number), studentNumber })),
  ];
}

const statuses = (seats: readonly Seat[], rows: readonly RosterRow[]) =>
  planRoster(seats, rows).map(({ status }) => status);

const name = fc.constantFrom('Ani', 'ani', ' Ani ', 'Budi', 'Siti  Aminah', 'X', '=1+1', '');
const number = fc.constantFrom(undefined, null, '', '1', ' 1', '02', 'A7', 'a7', '9'.repeat(30));
const studentNumber = fc.constantFrom(undefined, null, '0012345678', '99 1');
const row = fc.record(
  { name, number, studentNumber },
  { requiredKeys: ['name'] },
) as fc.Arbitrary<RosterRow>;
const stored = fc.record({
  name: fc.constantFrom('Ani', 'Budi', 'Siti Aminah'),
  number: fc.constantFrom(null, '1', '02', 'A7'),
  studentNumber: fc.constantFrom(null, '0012345678', '99 1'),
  isRemoved: fc.boolean(),
});

describe('planning a roster', () => {
  it('changes nothing when the same file is imported twice', () => {
    fc.assert(
      fc.property(fc.array(stored), fc.array(row), (seats, rows) => {
        const after = apply(seats, rows);
        expect(apply(after, rows)).toEqual(after);
        const again = summariseRoster(after, planRoster(after, rows)).counts;
        expect([again.new, again.returning, again.completed]).toEqual([0, 0, 0]);
      }),
    );
  });

  it('takes nobody out, renames nobody, and has one answer for each row', () => {
    fc.assert(
      fc.property(fc.array(stored), fc.array(row), (seats, rows) => {
        const after = apply(seats, rows);
        for (const [index, one] of seats.entries()) {
          const { isRemoved, number = null, studentNumber = null } = after[index] ?? {};
          expect(after[index]).toEqual({
            ...one,
            number: one.number ?? number,
            studentNumber: one.studentNumber ?? studentNumber,
            isRemoved,
          });
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

  it('offers nobody twice when the list comes again with its numbers', () => {
    const named = ['Ani', 'Budi', 'Ani', 'Ani'].map((one) => ({ name: one }));
    const numbered = [
      { name: 'Ani', number: '1', studentNumber: '0011223344' },
      { name: 'Ani', number: '2', studentNumber: '0011223345' },
      { name: 'Budi', number: '3', studentNumber: '0011223346' },
      { name: 'Ani', number: '4' },
    ];
    const class5B = apply([], named);
    expect(statuses(class5B, numbered)).toEqual(Array(4).fill('completed'));
    const after = apply(class5B, numbered);
    expect(after).toHaveLength(4);
    expect(statuses(after, numbered)).toEqual(Array(4).fill('existing'));
    expect(statuses(after, [{ name: 'budi', studentNumber: '0011223346' }])).toEqual(['existing']);
    expect(statuses(after, named)).toEqual(Array(4).fill('existing'));
  });

  it('gives nobody a number that somebody else has', () => {
    const class5B = [seat('Ani'), seat('Budi', '1')];
    expect(planRoster(class5B, [{ name: 'Ani', number: '1' }])).toMatchObject([
      { status: 'wrong', reason: classTexts.numberTaken('1', 'Budi') },
    ]);
  });

  it('says of equal names where the other one stands', () => {
    const [first, second] = planRoster([], [{ name: 'Ani' }, { name: 'Ani' }]);
    expect([first?.reason, second?.reason]).toEqual([null, classTexts.sameNameInList]);
    expect(planRoster([seat('Ani', '1')], [{ name: 'Ani', number: '2' }])).toMatchObject([
      { reason: classTexts.sameName },
    ]);
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
