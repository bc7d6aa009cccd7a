import { lookUp } from '../lookup.ts';
import { keysOf } from './guesses.ts';
import { wordsOf } from './option-words.ts';
import type { Lemma } from '../types.ts';
import type { BankQuestion } from './bank-question.ts';

type Column = 'ngoko' | 'krama' | 'kramaInggil' | 'kramaAndhap';

/** What the request in brackets names: the level that is asked, and the base word in quotes. */
export type EssayRequest = { column: Column | undefined; base: string | undefined };

/** Reads "(Isinen nganggo krama inggil saka tembung "lara")". */
export function requestOf({ questionLine }: BankQuestion): EssayRequest {
  const request = /\(([^)]*)\)\s*$/.exec(questionLine)?.[1] ?? '';
  const base = /["“]([^"”]+)["”]/.exec(request)?.[1];
  return { column: columnNamed(request), base };
}

function columnNamed(request: string): Column | undefined {
  if (/krama inggil/.test(request)) return 'kramaInggil';
  if (/krama andhap/.test(request)) return 'kramaAndhap';
  if (/krama/.test(request)) return 'krama';
  return /ngoko/.test(request) ? 'ngoko' : undefined;
}

/** True when the form that the request names, looked up in the lexicon, is accepted. */
export function isRequestEnough(question: BankQuestion): boolean {
  const { column, base } = requestOf(question);
  if (!column || !base) return false;
  const form = formsIn(lemmasOf(base), column)[0];
  return form !== undefined && keysOf(question).includes(form);
}

/** True when the last word of the dialogue that has the level's form gives the key. */
export function isLastWordEnough(question: BankQuestion): boolean {
  const column = question.level === 3 ? 'krama' : 'kramaInggil';
  const words = question.conversation.flatMap(wordsOf).reverse();
  for (const { lower } of words) {
    const form = formsIn(lemmasOf(lower), column)[0];
    if (form !== undefined) return keysOf(question).includes(form);
  }
  return false;
}

function lemmasOf(word: string): Lemma[] {
  return lookUp(word).map(({ lemma }) => lemma);
}

function formsIn(lemmas: readonly Lemma[], column: Column): string[] {
  return lemmas.map((lemma) => lemma[column].toLowerCase()).filter((form) => form !== '');
}
