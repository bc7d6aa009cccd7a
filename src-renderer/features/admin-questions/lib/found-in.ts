import { folded } from '#shared/rules/folded.ts';
import type { BankQuestion } from './admin-question.ts';

/** Where a search found its words beside the question line. */
export interface FoundPlace {
  /** Index of the option; null for a line of the dialogue. */
  option: number | null;
  before: string;
  found: string;
  after: string;
}

/** Letters around the found words that are worth showing. */
const AROUND = 36;

/**
 * The first dialogue line or option of a question that holds the searched text, in any case; null when
 * its id or its line has it, when nothing was searched, or when the question was changed meanwhile.
 */
export function foundIn(question: BankQuestion, search: string): FoundPlace | null {
  const wanted = folded(search.trim());
  const has = (text: string): boolean => folded(text).includes(wanted);
  if (wanted === '' || has(question._id) || has(question.question)) return null;
  const line = question.conversation.find(has);
  if (line !== undefined) return { option: null, ...cut(line, wanted) };
  const option = question.options.findIndex(has);
  return option < 0 ? null : { option, ...cut(question.options[option] ?? '', wanted) };
}

function cut(whole: string, wanted: string): Omit<FoundPlace, 'option'> {
  const text = whole.normalize('NFC');
  const at = folded(text).indexOf(wanted);
  const end = at + wanted.length;
  const from = Math.max(0, at - AROUND);
  return {
    before: (from > 0 ? '…' : '') + text.slice(from, at),
    found: text.slice(at, end),
    after: text.slice(end, end + AROUND) + (end + AROUND < text.length ? '…' : ''),
  };
}
