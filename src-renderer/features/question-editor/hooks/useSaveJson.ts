import { useState } from 'react';
import { QUESTIONS_FILE } from '#shared/constants/limits.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { fetchBuiltIn } from '../api/whole-bank.ts';
import { asSaved, type EditorWork } from '../lib/editor-work.ts';
import { groupQuestions } from '../lib/export-bank.ts';
import { questionOf } from '../lib/question-fields.ts';

/** How many questions a download holds. */
export interface SavedCounts {
  builtIn: number;
  own: number;
}

interface SaveJson {
  current: () => EditorWork;
  change: (work: EditorWork) => void;
  onSaved: (counts: SavedCounts) => void;
}

/** 'Simpan ke JSON': built-in and new questions as one file. */
export function useSaveJson({ current, change, onSaved }: SaveJson) {
  const [busy, setBusy] = useState(false);

  /** Resolves to whether there is a file: without the built-in questions there is none. */
  async function save(): Promise<boolean> {
    setBusy(true);
    try {
      const builtIn = await fetchBuiltIn();
      const work = current();
      const own = work.questions.flatMap(({ id, fields }) => questionOf(id, fields) ?? []);
      const bank = groupQuestions([...builtIn, ...own]);
      saveFile(QUESTIONS_FILE, `${JSON.stringify(bank, null, 2)}\n`, 'application/json');
      change(asSaved(work));
      onSaved({ builtIn: builtIn.length, own: own.length });
      return true;
    } catch {
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { save, busy };
}
