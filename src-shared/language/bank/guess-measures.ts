import { blendedChances } from './blended-guess.ts';
import { isLastWordEnough, isRequestEnough } from './essay-guesses.ts';
import { chanceOf, GUESSES, keyCounts } from './guesses.ts';
import type { Known } from './guesses.ts';
import type { BankQuestion } from './bank-question.ts';
import {
  CELL_SCOPES,
  essays,
  idsOf,
  isCell,
  LEVEL_SCOPES,
  measure,
  multipleChoice,
  percentOf,
  within,
} from './measure.ts';
import type { Measure, Scope } from './measure.ts';
import type { IsIndonesian } from './option-words.ts';

const GROUP = 'Guessing without the dialogue, share right (bank-v2.md 1)';

/** Most that each guess may get right in a level, in percent. */
const MOST: Readonly<Record<string, number>> = {
  B1: 28,
  B2: 40,
  B3: 40,
  B4: 40,
  B5: 35,
  B6: 40,
  B7: 35,
  B8: 45,
};
const MOST_ESSAYS = { request: 12, lastWord: 35 };
/** A cell has few questions, so chance moves it more. */
const CELL_MARGIN = 15;

/** What programs that never read a dialogue get right, in each level and each cell. */
export function guessMeasures(
  questions: readonly BankQuestion[],
  isIndonesian: IsIndonesian,
): Measure[] {
  const known: Known = { isIndonesian, keys: keyCounts(questions) };
  const choice = multipleChoice(questions);
  const found = GUESSES.flatMap((guess) => {
    const chances = new Map(
      choice.map((q) => [q.id, chanceOf(guess.marks(q, known), q.correctAnswer)]),
    );
    return measuresOf(`${guess.code} ${guess.name}`, MOST[guess.code] ?? 0, choice, chances);
  });
  const blended = new Map(
    LEVEL_SCOPES.flatMap((scope) => [...blendedChances(within(choice, scope), known)]),
  );
  const written = essays(questions);
  return [
    ...found,
    ...measuresOf('B8 blend of B1 to B7', MOST['B8'] ?? 0, choice, blended),
    ...measuresOf(
      'B9a form that the request names',
      MOST_ESSAYS.request,
      written,
      chancesOf(written, isRequestEnough),
    ),
    ...measuresOf(
      'B9b last word of the dialogue',
      MOST_ESSAYS.lastWord,
      written.filter(({ level }) => level > 1),
      chancesOf(written, isLastWordEnough),
    ),
  ];
}

function chancesOf(
  questions: readonly BankQuestion[],
  isRight: (question: BankQuestion) => boolean,
): Map<number, number> {
  return new Map(questions.map((question) => [question.id, Number(isRight(question))]));
}

function measuresOf(
  name: string,
  most: number,
  questions: readonly BankQuestion[],
  chances: ReadonlyMap<number, number>,
): Measure[] {
  return [...LEVEL_SCOPES, ...CELL_SCOPES].flatMap((scope) => {
    const own = within(questions, scope);
    if (own.length === 0) return [];
    const sum = own.reduce((total, { id }) => total + (chances.get(id) ?? 0), 0);
    return measure({
      group: GROUP,
      name: isCell(scope) ? `${name}, cells` : name,
      scope,
      value: percentOf(sum, own.length),
      limit: { most: most + marginOf(scope) },
      unit: '%',
      ids: idsOf(own.filter(({ id }) => (chances.get(id) ?? 0) > SURE)),
      note: 'guessed right',
    });
  });
}

/** A guess that keeps two options at most counts as one that gives the question away. */
const SURE = 0.49;

function marginOf(scope: Scope): number {
  return isCell(scope) ? CELL_MARGIN : 0;
}
