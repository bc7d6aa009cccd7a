import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useSingleFlight } from '../../../hooks/useSingleFlight.ts';
import { ApiError, errorText } from '../../../lib/api-error.ts';
import { useImportQuestions } from '../api/import-questions.ts';
import { downloadTemplate } from '../api/download-template.ts';
import { fetchWholeBank } from '../api/whole-bank.ts';
import { duplicateKey } from '../lib/duplicate-key.ts';
import { FileProblem } from '../lib/listing.ts';
import { listFile } from '../lib/read-file.ts';
import { readImport, withRefusals, type ImportRow } from '../lib/read-import.ts';
import { importTexts as texts } from '../import-texts.ts';

/** A file that has been looked through. */
interface ReadFile {
  name: string;
  /** What else is to say of it. */
  note: string | undefined;
  rows: ImportRow[];
}

/** An import from choosing a file to storing it: nothing is stored before `confirm`. */
export function useImport(onImported: (message: string) => void) {
  const [file, setFile] = useState<ReadFile | null>(null);
  const [withDuplicates, setWithDuplicates] = useState(false);
  const store = useImportQuestions();
  const template = useMutation({ mutationFn: downloadTemplate });
  const once = useSingleFlight();
  const reading = useMutation({
    mutationFn: readFile,
    onMutate: () => {
      setFile(null);
      setWithDuplicates(false);
      store.reset();
    },
    onSuccess: setFile,
  });

  const chosen = (file?.rows ?? []).filter(
    ({ state, draft }) =>
      draft !== undefined && (state === 'new' || (state === 'duplicate' && withDuplicates)),
  );

  return {
    file,
    /** What will be added. */
    chosen,
    withDuplicates,
    setWithDuplicates,
    isReading: reading.isPending,
    isStoring: store.isPending,
    problem: reading.isError
      ? problemText(reading.error)
      : store.isError
        ? errorText(store.error, texts.failed)
        : template.isError
          ? texts.templateFailed
          : null,
    read: (chosenFile: File) => reading.mutate(chosenFile),
    template: () => template.mutate(),
    confirm: () => {
      if (store.isPending || chosen.length === 0) return;
      const drafts = chosen.flatMap(({ draft }) => draft ?? []);
      once((settled) =>
        store.mutate(drafts, { ...settled, onSuccess: onImported, onError: refuse }),
      );
    },
  };

  /** Shows what the server said at the rows it is about. */
  function refuse(error: Error) {
    const errors = error instanceof ApiError ? (error.errors ?? []) : [];
    setFile(
      (current) => current && { ...current, rows: withRefusals(current.rows, chosen, errors) },
    );
  }
}

const problemText = (error: unknown): string =>
  error instanceof FileProblem ? error.message : errorText(error, texts.unreadable);

/** Reads a file against what the bank has already. */
async function readFile(file: File): Promise<ReadFile> {
  const listing = await listFile(file);
  const bank = await fetchWholeBank();
  const known = new Map(bank.map((one) => [duplicateKey(one), texts.sameAsBank(one._id)]));
  return { name: file.name, note: listing.note, rows: readImport(listing, known) };
}
