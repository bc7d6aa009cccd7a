import { ESSAY_ALTERNATIVES } from '../constants/game.ts';
import type { PlayQuestion } from '../contracts/question.ts';
import { normalizeEssay } from './grading.ts';

/** Share of the words of dialogue and question line that two wordings of one question have in common. */
const SAME_STORY = 0.5;
/** Options that may differ: a spelling was mended, or one weak option exchanged. */
const CHANGED_OPTIONS_MAX = 1;

type Wording = Pick<
  PlayQuestion,
  'type' | 'conversation' | 'questionLine' | 'options' | 'correctAnswer' | 'correctAnswerText'
>;

/**
 * Whether a new wording under the same id is another question, whose answers say nothing of the old
 * one: another type, key or story, or other options. A mended spelling, another explanation or
 * translation, and a further accepted text leave it the same.
 */
export function isAnotherQuestion(old: Wording, now: Wording): boolean {
  if (old.type !== now.type || !keysOf(now).some((key) => keysOf(old).includes(key))) return true;
  const options = new Set(now.options.map(normalizeEssay));
  const gone = old.options.filter((option) => !options.has(normalizeEssay(option)));
  return gone.length > CHANGED_OPTIONS_MAX || commonWords(old, now) < SAME_STORY;
}

/** The accepted answers. */
function keysOf({ type, options, correctAnswer, correctAnswerText }: Wording): string[] {
  const keys =
    type === 'essay' ? correctAnswerText.split(ESSAY_ALTERNATIVES) : [options[correctAnswer] ?? ''];
  return keys.map(normalizeEssay);
}

/** From 0 to 1: words in both of the words in either. */
function commonWords(old: Wording, now: Wording): number {
  const [first, second] = [wordsOf(old), wordsOf(now)];
  const common = [...first].filter((word) => second.has(word)).length;
  return common / (first.size + second.size - common || 1);
}

function wordsOf({ conversation, questionLine }: Wording): Set<string> {
  const text = [...conversation, questionLine].join(' ').toLowerCase();
  return new Set(text.match(/\p{L}+/gu));
}
