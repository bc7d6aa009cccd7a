import { useEffect, useState } from 'react';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ROSTER_CELL_MAX, ROSTER_ROWS_MAX } from '#shared/constants/classroom.ts';
import type { PlannedRow } from '#shared/contracts/classes.contract.ts';
import { classTexts } from '#shared/texts/classes.ts';
import { errorText } from '../../../lib/api-error.ts';
import { formatNumber } from '../../../lib/format.ts';
import { readTables, UnreadableTable } from '../../../lib/read-table.ts';
import { previewRoster, useImportRoster } from '../api/classes.ts';
import {
  rosterFromTable,
  rosterFromText,
  type RosterEntry,
  type RosterList,
} from '../lib/roster-table.ts';
import { rosterTexts as texts } from '../texts.ts';

/** A row that is being looked at, and mended. */
export interface DraftRow extends RosterEntry {
  key: number;
}

/** Rows of a sheet that are read: those of the longest list, its headings, and enough to see that it is longer. */
const TABLE_ROWS_MAX = ROSTER_ROWS_MAX + 50;
/** Quick enough to feel immediate, slow enough not to ask for each letter. */
const CHECK_DELAY_MS = 300;

/** A sheet of a file that names pupils. */
export interface RosterSheet extends RosterList {
  name: string;
}

/** A list of pupils on its way into a class: read, checked by the server, mended, imported. */
export function useRoster(
  { classId, className }: { classId: string; className: string },
  onImported: (message: string) => void,
) {
  const [rows, setRows] = useState<readonly DraftRow[] | null>(null);
  /** What was read: the sheets of a file that name pupils, or one list without a name. */
  const [sheets, setSheets] = useState<readonly RosterSheet[]>([]);
  const [sheet, setSheet] = useState(0);
  const [isMended, setMended] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const [checked] = useDebouncedValue(rows, CHECK_DELAY_MS);
  const store = useImportRoster(classId);
  // A list that has just been read is checked at once.
  const asked = checked ?? rows;
  const sent = (asked ?? []).map(({ name, number, studentNumber }) => ({
    name: name.slice(0, ROSTER_CELL_MAX),
    number: number.slice(0, ROSTER_CELL_MAX),
    studentNumber: studentNumber.slice(0, ROSTER_CELL_MAX),
  }));
  const plan = useQuery({
    queryKey: ['admin', 'classes', 'roster', classId, sent],
    queryFn: ({ signal }) => previewRoster(classId, sent, signal),
    enabled: sent.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });

  function take(read: readonly RosterSheet[], chosen = 0) {
    const { entries = [] } = read[chosen] ?? {};
    setProblem(null);
    setSheets(read);
    setSheet(chosen);
    setMended(false);
    if (entries.length === 0) setProblem(texts.noNames);
    else if (entries.length > ROSTER_ROWS_MAX) {
      setProblem(texts.tooMany(formatNumber(ROSTER_ROWS_MAX)));
    } else setRows(entries.map((entry, key) => ({ ...entry, key })));
  }

  async function readFile(file: File) {
    setReading(true);
    try {
      const tables = await readTables(file, TABLE_ROWS_MAX);
      const read = tables.map(({ name, rows: cells }) => ({ name, ...rosterFromTable(cells) }));
      const named = read.filter(({ entries }) => entries.length > 0);
      // The sheet of this class first, where one bears its name.
      take(
        named,
        Math.max(
          0,
          named.findIndex(({ name }) => isSameName(name, className)),
        ),
      );
    } catch (error) {
      if (!(error instanceof UnreadableTable)) throw error;
      setProblem(texts.unreadable);
    } finally {
      setReading(false);
    }
  }

  // The refusal of an import is about the rows as they were then.
  const { reset } = store;
  useEffect(() => reset(), [rows, reset]);

  return {
    rows,
    plan: plan.data,
    /** What is known of the rows is about an earlier state of them. */
    isChecking: rows !== null && (rows !== asked || plan.isFetching),
    problem:
      problem ??
      (plan.isError ? errorText(plan.error, texts.checkFailed) : null) ??
      (store.isError ? errorText(store.error, texts.importFailed) : null),
    isReading,
    isImporting: store.isPending,
    sheets,
    sheet,
    chooseSheet: (index: number) => take(sheets, index),
    /** Lines of the list that name nobody. */
    skipped: sheets[sheet]?.skipped ?? [],
    /** Corrections were made that leaving would lose. */
    isMended,
    readText: (text: string) => take([{ name: '', ...rosterFromText(text) }]),
    readFile: (file: File) => void readFile(file),
    startAgain: () => {
      setMended(false);
      setRows(null);
    },
    change: (key: number, change: Partial<RosterEntry>) => {
      setMended(true);
      setRows(rows?.map((row) => (row.key === key ? { ...row, ...change } : row)) ?? null);
    },
    drop: (key: number) => {
      setMended(true);
      const left = rows?.filter((row) => row.key !== key) ?? [];
      setRows(left.length === 0 ? null : left);
    },
    confirm: () =>
      store.mutate(sent, {
        onSuccess: ({ data: { counts }, message }) =>
          onImported(
            message ??
              classTexts.imported({
                added: counts.new,
                returned: counts.returning,
                completed: counts.completed,
              }),
          ),
      }),
  };
}

const isSameName = (a: string, b: string): boolean =>
  a.replace(/\W+|kelas/gi, '').toLowerCase() === b.replace(/\W+|kelas/gi, '').toLowerCase();

/** A new pupil who may be one that is there already, under another number. */
export const isDoubtful = ({ status, reason }: PlannedRow): boolean =>
  status === 'new' && reason !== null;

/** What the plan says of the row at a place, from 0. */
export const planned = (
  plan: { rows: readonly PlannedRow[] } | undefined,
  place: number,
): PlannedRow | undefined => plan?.rows.find(({ row }) => row === place + 1);
