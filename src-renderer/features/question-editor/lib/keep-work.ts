import * as z from 'zod/mini';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { NO_WORK, type EditorQuestion, type EditorWork } from './editor-work.ts';
import { QuestionFields } from './question-fields.ts';

const KeptQuestion = z.object({ id: z.int(), fields: QuestionFields, onServer: z.boolean() });
const KeptWork = z.object({ questions: z.array(z.unknown()), unsaved: z.boolean() });

/** What this player wrote before; a question that cannot be read is left out, the others stay. */
export function readWork(owner: string): EditorWork {
  const kept = z.safeParse(KeptWork, readStored('questionDrafts')?.[owner]);
  if (!kept.success) return NO_WORK;
  const questions = kept.data.questions.flatMap((value): EditorQuestion[] => {
    const question = z.safeParse(KeptQuestion, value);
    return question.success ? [question.data] : [];
  });
  return { questions, unsaved: kept.data.unsaved && questions.length > 0 };
}

/** Keeps it beside that of others at this PC. Returns whether it survives a reload. */
export function keepWork(owner: string, work: EditorWork): boolean {
  const { [owner]: _old, ...others } = readStored('questionDrafts') ?? {};
  return writeStored(
    'questionDrafts',
    work.questions.length === 0 ? others : { ...others, [owner]: work },
  );
}
