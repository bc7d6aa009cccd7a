import { useState } from 'react';
import { saveProblem, refusedFields, useSaveQuestions } from '../api/save-questions.ts';
import {
  asOnServer,
  incompleteOf,
  type EditorQuestion,
  type EditorWork,
  type Incomplete,
} from '../lib/editor-work.ts';
import type { FileFault } from '../lib/read-file.ts';
import { questionEditorTexts as texts } from '../texts.ts';
import { useSaveJson, type SavedCounts } from './useSaveJson.ts';

/** What the last attempt to save came to, where it did not lead to another view. */
export type SaveOutcome =
  | { kind: 'incomplete' }
  | { kind: 'failed'; message: string; faults: FileFault[] }
  | { kind: 'onServer'; message: string };

interface Saving {
  current: () => EditorWork;
  change: (work: EditorWork) => void;
  /** Questions that lack something were found, before anything was saved. */
  onIncomplete: (incomplete: readonly Incomplete[]) => void;
  onSaved: (counts: SavedCounts) => void;
}

/** Saving to the file and, for admins, to the server: only what is complete, and never half. */
export function useSaving({ current, change, onIncomplete, onSaved }: Saving) {
  const [outcome, setOutcome] = useState<SaveOutcome | null>(null);
  const json = useSaveJson({ current, change, onSaved });
  const server = useSaveQuestions();
  const serverBusy = server.isPending ? 'server' : null;
  const busy: 'json' | 'server' | null = json.busy ? 'json' : serverBusy;

  function isComplete(questions: readonly EditorQuestion[]): boolean {
    const incomplete = incompleteOf(questions);
    if (incomplete.length === 0) return true;
    setOutcome({ kind: 'incomplete' });
    onIncomplete(incomplete);
    return false;
  }

  return {
    outcome,
    busy,
    dismiss: () => setOutcome(null),
    async toJson() {
      if (busy !== null || !isComplete(current().questions)) return;
      setOutcome(null);
      const saved = await json.save();
      if (!saved) setOutcome({ kind: 'failed', message: texts.bankFailed, faults: [] });
    },
    toServer: () => {
      const sent = current().questions.filter((question) => !question.onServer);
      if (busy !== null || sent.length === 0 || !isComplete(sent)) return;
      setOutcome(null);
      server.mutate(sent, {
        onSuccess: (message) => {
          change(asOnServer(current(), new Set(sent.map(({ id }) => id))));
          setOutcome({ kind: 'onServer', message });
        },
        onError: (error) =>
          setOutcome({
            kind: 'failed',
            message: saveProblem(error),
            faults: refusedFields(error, sent),
          }),
      });
    },
  };
}
