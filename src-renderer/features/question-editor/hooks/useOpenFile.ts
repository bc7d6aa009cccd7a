import { useState } from 'react';
import { fetchBuiltIn } from '../api/whole-bank.ts';
import type { EditorWork } from '../lib/editor-work.ts';
import { IMPORT_FILE_MAX_MB } from '../lib/limits.ts';
import { addAsNew, mergeFile, type FileReport } from '../lib/merge-file.ts';
import { readQuestionsFile, type FileFault } from '../lib/read-file.ts';
import { questionEditorTexts as texts } from '../texts.ts';

/** What came of opening a file: why it was refused, or what was taken from it. */
export type FileOutcome =
  { problem: string; faults: FileFault[] } | { problem: null; report: FileReport };

interface OpenFile {
  current: () => EditorWork;
  change: (work: EditorWork) => void;
  /** The questions that came in. */
  onAdded: (ids: readonly number[], work: EditorWork) => void;
}

/** 'Buka berkas JSON': goes on with the questions of a file. */
export function useOpenFile({ current, change, onAdded }: OpenFile) {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<FileOutcome | null>(null);

  function take({ work, report }: { work: EditorWork; report: FileReport }) {
    change(work);
    setOutcome({ problem: null, report });
    if (report.added.length > 0) onAdded(report.added, work);
  }

  async function open(file: File) {
    setBusy(true);
    const refuse = (problem: string, faults: FileFault[] = []) => setOutcome({ problem, faults });
    try {
      const text = await readText(file);
      if (text === null) return;
      const reading = readQuestionsFile(text);
      if ('faults' in reading) {
        refuse(texts.refused, reading.faults);
        return;
      }
      // Without it nothing is opened, and the reader is told so.
      const bank = await fetchBuiltIn().catch(() => null);
      if (bank === null) refuse(texts.bankFailedReading);
      else take(mergeFile(current(), reading.questions, bank));
    } finally {
      setBusy(false);
    }
  }

  async function readText(file: File): Promise<string | null> {
    const problem = file.size > IMPORT_FILE_MAX_MB * 1024 * 1024 ? texts.tooBig : texts.unreadable;
    // A file that was moved, or a stick that was pulled out: the reader is told that it cannot be read.
    const text = problem === texts.tooBig ? null : await file.text().catch(() => null);
    if (text === null) setOutcome({ problem, faults: [] });
    return text;
  }

  return {
    open,
    busy,
    outcome,
    close: () => setOutcome(null),
    addChanged: (report: FileReport) => {
      take(addAsNew(current(), report.changed));
    },
  };
}
