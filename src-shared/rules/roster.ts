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
  /** Taken out of the class; their seat can be given back. */
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
 * What importing a roster does with each row. A pupil is their name and their number, whatever the case of
 * their letters; names without a number are counted, so that two Anis in the file are two Anis in the
 * class. A name without a number also means the one member of that name whom no other row means.
 * Nobody is ever taken out or renamed, and what was imported once is `existing` ever after.
 */
export function planRoster<S extends Seat>(
  seats: readonly S[],
  rows: readonly RosterRow[],
): RowWithSeat<S>[] {
  const seated = seats.filter((seat) => !seat.isRemoved);
  const names = new Set(seated.map((seat) => folded(seat.name)));
  const holders = new Map<string, string>();
  for (const { name, number } of seated) if (number !== null) holders.set(folded(number), name);

  return findSeats(seats, rows.map(readRow)).map((row) => {
    const { seat } = row;
    if (row.status !== 'new' || (seat && !seat.isRemoved)) {
      return { ...row, status: row.status === 'new' ? 'existing' : row.status };
    }
    const holder = row.number === null ? undefined : holders.get(folded(row.number));
    if (row.number !== null && holder !== undefined) {
      const reason = classTexts.numberTaken(row.number, holder);
      return { ...row, seat: undefined, status: 'wrong', reason };
    }
    if (row.number !== null) holders.set(folded(row.number), row.name);
    const reason = names.has(folded(row.name)) ? classTexts.sameName : null;
    names.add(folded(row.name));
    return { ...row, status: seat ? 'returning' : 'new', reason };
  });
}

/** A row by itself: `wrong`, or `new` for all that the class may know of it. */
function readRow(given: RosterRow, index: number): PlannedRow {
  const named = MemberName.safeParse(given.name);
  const numbered = MemberNumber.safeParse(given.number ?? '');
  const fault = named.error ?? numbered.error;
  return {
    row: index + 1,
    name: named.success ? named.data : given.name.trim(),
    number: numbered.success ? numbered.data : (given.number?.trim() ?? null),
    status: fault ? 'wrong' : 'new',
    reason: fault?.issues[0]?.message ?? null,
  };
}

/** The rows with the seats that they mean; a row that stands a second time is `repeated`. */
function findSeats<S extends Seat>(
  seats: readonly S[],
  rows: readonly PlannedRow[],
): RowWithSeat<S>[] {
  // Where two seats are alike, that of a present member comes first.
  const free = new Set([
    ...seats.filter((seat) => !seat.isRemoved),
    ...seats.filter((seat) => seat.isRemoved),
  ]);
  const take = (seat: S | undefined): S | undefined => {
    if (seat) free.delete(seat);
    return seat;
  };
  const seen = new Set<string>();
  const exact = rows.map((row): RowWithSeat<S> => {
    if (row.status === 'wrong') return { ...row, seat: undefined };
    const key = identity(row);
    if (row.number !== null && seen.has(key))
      return { ...row, seat: undefined, status: 'repeated' };
    seen.add(key);
    return { ...row, seat: take([...free].find((seat) => identity(seat) === key)) };
  });
  // Only what no row means by name and number is left for a name alone.
  return exact.map((row) => {
    if (row.status !== 'new' || row.seat || row.number !== null) return row;
    const alike = [...free].filter(
      (seat) => !seat.isRemoved && folded(seat.name) === folded(row.name),
    );
    return { ...row, seat: alike.length === 1 ? take(alike[0]) : undefined };
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
