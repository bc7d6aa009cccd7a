import { formTexts } from '../form-texts.ts';

interface Difficulty {
  value: string;
  label: string;
}

const KNOWN: readonly Difficulty[] = Object.entries(formTexts.difficulties).map(
  ([value, label]) => ({ value, label }),
);

/** What can be chosen; a question that came with a word of its own keeps it. */
export const difficultiesFor = (current: string): readonly Difficulty[] =>
  KNOWN.some(({ value }) => value === current)
    ? KNOWN
    : [...KNOWN, { value: current, label: current }];
