import {
  MemberName,
  MemberNumber,
  ROSTER_STATUSES,
  type PlannedRow,
  type RosterPlan,
  type RosterRow,
} from '../contracts/classes.contract.ts';
import { classTexts } from '../texts/classes.ts';

/** How a list names a pupil. */
interface Identity {
  name: string;
  /** Place in the attendance list. */
  number: string | null;
  /** NIS or NISN. */
  studentNumber: string | null;
}

/** A seat of the class, as far as a roster is compared with it. */
export interface Seat extends Identity {
  /** Taken out of the class; their seat can be given back. */
  isRemoved: boolean;
}

/** A row with the seat that it means, where there is one. */
export interface RowWithSeat<S extends Seat> extends PlannedRow {
  seat: S | undefined;
}

const NUMBERS = ['number', 'studentNumber'] as const;

const folded = (text: string): string => text.toLocaleLowerCase('id');
const isSame = (a: string | null, b: string | null): boolean => folded(a ?? '') === folded(b ?? '');
const isNumbered = (one: Identity): boolean => NUMBERS.some((key) => one[key] !== null);

/** Equal names, and no number that says otherwise. */
const fits = (a: Identity, b: Identity): boolean =>
  isSame(a.name, b.name) &&
  NUMBERS.every((key) => a[key] === null || b[key] === null || isSame(a[key], b[key]));

/** Names and all numbers are equal, also those that are missing on both sides. */
const isAlike = (a: Identity, b: Identity): boolean =>
  isSame(a.name, b.name) && NUMBERS.every((key) => isSame(a[key], b[key]));

/** A number that both have is the same. */
const sharesNumber = (a: Identity, b: Identity): boolean =>
  NUMBERS.some((key) => a[key] !== null && isSame(a[key], b[key]));

/**
 * What importing a roster does with each row. A pupil is their name and their numbers, whatever the case of
 * their letters; names without a number are counted, so that two Anis in the file are two Anis in the
 * class. Where only the file or only the class has a number, the name decides, and the class gets the
 * number; a name without a number means the one member of that name whom no other row means. Nobody is
 * ever taken out or renamed, and what was imported once is `existing` ever after.
 */
export function planRoster<S extends Seat>(
  seats: readonly S[],
  rows: readonly RosterRow[],
): RowWithSeat<S>[] {
  const seated = seats.filter((seat) => !seat.isRemoved);
  const names = new Set(seated.map((seat) => folded(seat.name)));
  const namesInFile = new Set<string>();
  const holders = createHolders(seated);

  return findSeats(seats, rows.map(readRow)).map((row) => {
    const { seat } = row;
    if (row.status !== 'new') return row;
    const isPresent = seat !== undefined && !seat.isRemoved;
    const lacks = NUMBERS.filter((key) => row[key] !== null && seat?.[key] == null);
    if (isPresent && lacks.length === 0) return { ...row, status: 'existing' };
    const taken = holders.taken(row, seat);
    if (taken !== undefined) return { ...row, seat: undefined, status: 'wrong', reason: taken };
    holders.add(row);
    if (isPresent) return { ...row, status: 'completed' };
    const key = folded(row.name);
    const reason = names.has(key)
      ? classTexts.sameName
      : namesInFile.has(key)
        ? classTexts.sameNameInList
        : null;
    namesInFile.add(key);
    return { ...row, status: seat ? 'returning' : 'new', reason };
  });
}

/** Who has which number, in the class and among the rows that were planned so far. */
function createHolders(seated: readonly Seat[]) {
  const names = { number: new Map<string, Identity>(), studentNumber: new Map<string, Identity>() };
  const add = (one: Identity) => {
    for (const key of NUMBERS) if (one[key] !== null) names[key].set(folded(one[key]), one);
  };
  seated.forEach(add);
  return {
    add,
    /** Why a row cannot have its numbers; undefined when nobody else has them. */
    taken(row: Identity, seat: Seat | undefined): string | undefined {
      for (const key of NUMBERS) {
        const number = row[key];
        const holder = number === null ? undefined : names[key].get(folded(number));
        if (number !== null && holder && holder !== seat) {
          return classTexts.numberTaken(number, holder.name);
        }
      }
      return undefined;
    },
  };
}

/** A row by itself: `wrong`, or `new` for all that the class may know of it. */
function readRow(given: RosterRow, index: number): PlannedRow {
  const named = MemberName.safeParse(given.name);
  const read = (text: string | null | undefined) => {
    const { data, error } = MemberNumber.safeParse(text ?? '');
    return { error, value: data === undefined ? (text?.trim() ?? null) : data };
  };
  const number = read(given.number);
  const studentNumber = read(given.studentNumber);
  const fault = named.error ?? number.error ?? studentNumber.error;
  return {
    row: index + 1,
    name: named.success ? named.data : given.name.trim(),
    number: number.value,
    studentNumber: studentNumber.value,
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
  const seen: PlannedRow[] = [];
  const planned = rows.map((row): RowWithSeat<S> => {
    if (row.status === 'wrong') return { ...row, seat: undefined };
    const isRepeated = isNumbered(row) && seen.some((before) => isAlike(before, row));
    seen.push(row);
    return { ...row, seat: undefined, status: isRepeated ? 'repeated' : 'new' };
  });
  /** Gives the rows that have none yet a seat, those first that are surer of it. */
  const match = (find: (row: PlannedRow) => S | undefined) => {
    for (const [index, row] of planned.entries()) {
      if (row.status !== 'new' || row.seat) continue;
      planned[index] = { ...row, seat: take(find(row)) };
    }
  };
  const present = () => [...free].filter((seat) => !seat.isRemoved);
  match((row) => [...free].find((seat) => isAlike(seat, row)));
  match((row) => [...free].find((seat) => sharesNumber(seat, row) && fits(seat, row)));
  match((row) => (isNumbered(row) ? present().find((seat) => fits(seat, row)) : undefined));
  // What no row means by a number is left for names alone: one seat, or as many as there are names.
  match((row) => {
    const alike = present().filter((seat) => fits(seat, row));
    const waiting = planned.filter(
      (other) => other.status === 'new' && !other.seat && isAlike(other, row),
    ).length;
    const isSure = alike.length === 1 || alike.length === waiting;
    return !isNumbered(row) && isSure ? alike[0] : undefined;
  });
  return planned;
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
    notInFile: seated - count('existing') - count('completed'),
  };
}
