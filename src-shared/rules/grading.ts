import { ESSAY_ALTERNATIVES, ESSAY_LONGEST, ESSAY_MIN_CONTAINED } from '../constants/game.ts';

/** Multiple choice: right when the chosen index is the correct one; -1 and missing are wrong (section 5). */
export function isChoiceCorrect(
  selected: number | null | undefined,
  correct: number | null | undefined,
): boolean {
  return (
    typeof selected === 'number' &&
    typeof correct === 'number' &&
    correct >= 0 &&
    selected === correct
  );
}

/** Text as it is compared: NFC, trimmed, lower case, white space folded, ending punctuation gone. */
export function normalizeEssay(text: string): string {
  return text
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .replace(/[\s.,;:!?…]+$/u, '');
}

/**
 * Essay: right when answer and key contain each other, either way (section 5). The shorter side
 * must be three characters or equal the other, so that 'a' is not right; an answer much longer than
 * the accepted text is wrong, so that one paste of many words is not right everywhere; a key may list
 * several answers (decisions). A blank answer is never right.
 */
export function isEssayCorrect(answer: string, key: string): boolean {
  const given = normalizeEssay(answer);
  if (given === '') return false;
  return key
    .split(ESSAY_ALTERNATIVES)
    .map(normalizeEssay)
    .some((accepted) => {
      if (accepted === '') return false;
      if (accepted === given) return true;
      const shorter = Math.min(characters(accepted), characters(given));
      if (shorter < ESSAY_MIN_CONTAINED) return false;
      if (characters(given) > longestEssay(accepted)) return false;
      return given.includes(accepted) || accepted.includes(given);
    });
}

/** Characters that an answer may have for this accepted text, both normalized (decisions). */
export const longestEssay = (accepted: string): number =>
  ESSAY_LONGEST.factor * characters(accepted) + ESSAY_LONGEST.spare;

/** Length as a person counts it: a surrogate pair is one character. */
const characters = (text: string): number => Array.from(text).length;
