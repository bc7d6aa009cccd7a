import {
  MemberName,
  MemberNumber,
  ROSTER_STATUSES,
  type PlannedRow,
  type RosterPlan,
  type RosterRow,
} from '../contracts/classes.contract.ts';
import { classTexts } from '../texts/classes.ts';

/** A seat of the class, as far as a roster is compared with it. */
export interface Seat {
  name: string;
  number: string | null;
  /** Taken out of the class; his seat can be given back. */
  isRemoved: boolean;
}

/** A row with the seat that it means, where there is one. */
export interface RowWithSeat<S extends Seat> extends PlannedRow {
  seat: S | undefined;
}

const folded = (text: string): string => text.toLocaleLowerCase('id');
/** Who a row or a seat is: name and number together. */
const identity = ({ name, number }: { name: string; number: string | null }): string =>
  `${folded(name)}\n${folded(number ?? '')}`;

/**
 * What importing a roster does with each row. A pupil is his name and his number, whatever the case of
 * their letters; names without a number are counted, so that two Anis in the file are two Anis in the
 * class. Nobody is ever taken out or renamed, and what was imported once is `existing` ever after.
 */
export function planRoster<S extends Seat>(
  seats: readonly S[],
  rows: readonly RosterRow[],
): RowWithSeat<S>[] {
  const seated = seats.filter((seat) => !seat.isRemoved);
  const free = new Map<string, S[]>();
  for (const seat of [...seated, ...seats.filter((one) => one.isRemoved)]) {
    const key = identity(seat);
    free.set(key, [...(free.get(key) ?? []), seat]);
  }
  const names = new Set(seated.map((seat) => folded(seat.name)));
  const holders = new Map<string, string>();
  for (const { name, number } of seated) if (number !== null) holders.set(folded(number), name);
  const seen = new Set<string>();

  return rows.map((given, index) => {
    const named = MemberName.safeParse(given.name);
    const numbered = MemberNumber.safeParse(given.number ?? '');
    const row = {
      row: index + 1,
      name: named.success ? named.data : given.name.trim(),
      number: numbered.success ? numbered.data : (given.number?.trim() ?? null),
      seat: undefined,
    };
    const fault = named.error ?? numbered.error;
    if (fault) return { ...row, status: 'wrong', reason: fault.issues[0]?.message ?? null };

    const key = identity(row);
    if (row.number !== null && seen.has(key)) return { ...row, status: 'repeated', reason: null };
    seen.add(key);
    const seat = free.get(key)?.shift();
    if (seat && !seat.isRemoved) return { ...row, seat, status: 'existing', reason: null };

    const holder = row.number === null ? undefined : holders.get(folded(row.number));
    if (row.number !== null && holder !== undefined) {
      return { ...row, status: 'wrong', reason: classTexts.numberTaken(row.number, holder) };
    }
    if (row.number !== null) holders.set(folded(row.number), row.name);
    const reason = names.has(folded(row.name)) ? classTexts.sameName : null;
    names.add(folded(row.name));
    return { ...row, seat, status: seat ? 'returning' : 'new', reason };
  });
}

/** The plan as the teacher sees it. */
export function summariseRoster<S extends Seat>(
  seats: readonly S[],
  planned: readonly RowWithSeat<S>[],
): RosterPlan {
  const count = (status: PlannedRow['status']) =>
    planned.filter((row) => row.status === status).length;
  const seated = seats.filter((seat) => !seat.isRemoved).length;
  return {
    rows: planned.map(({ seat: _seat, ...row }) => row),
    counts: Object.fromEntries(
      ROSTER_STATUSES.map((status) => [status, count(status)]),
    ) as RosterPlan['counts'],
    notInFile: seated - count('existing'),
  };
}
