import { parseCharacterId } from '../../constants/characters.ts';
import { phaseOf, TOPICS } from '../../constants/curriculum.ts';
import { answeredLines } from '../check-question.ts';
import { BLANK, speakerOf, tokenise } from '../tokenise.ts';
import { fault, warning } from './bank-question.ts';
import type { BankQuestion, Fault } from './bank-question.ts';

const WITH_HINT: ReadonlySet<number> = new Set([103, 203, 301]);
/** Model questions of content.md whose ids are fixed although essays stay off places 1 and 2. */
const MODEL_ESSAYS: ReadonlySet<number> = new Set([401, 1401, 2401, 3401]);
const MOST_WORDS_A_LINE = 12;
const MOST_WORDS_IN_ALL = 35;
const EXPLANATION_WORDS = { least: 15, most: 40, firstSentence: 12 };
const SHORTEST_KEY = 3;

type Check = (question: BankQuestion) => (string | Warn)[];
type Warn = { warning: string };

const CHECKS: readonly Check[] = [
  idInRange,
  answerFields,
  blanks,
  annotationLengths,
  distractorCodes,
  speakers,
  hintPlace,
  translationParts,
  lengths,
  explanationLength,
  curriculum,
  forms,
];

/** Faults and warnings of form in one question; what the words mean is not judged here. */
export function structureFaults(question: BankQuestion): Fault[] {
  const where = String(question.id);
  return CHECKS.flatMap((check) => check(question)).map((entry) =>
    typeof entry === 'string' ? fault(where, entry) : warning(where, entry.warning),
  );
}

function idInRange({ id, character, level }: BankQuestion): string[] {
  const order = ['Semar', 'Gareng', 'Petruk', 'Bagong'].indexOf(character);
  const number = id - order * 1000 - level * 100;
  return number >= 1 && number <= 20 ? [] : [`id out of range for ${character} level ${level}`];
}

function answerFields(question: BankQuestion): string[] {
  const { type, options, correctAnswer, correctAnswerText, id, level } = question;
  if (type === 'essay') {
    const faults = [];
    if (options.length > 0) faults.push('an essay has no options');
    if (correctAnswer !== 0) faults.push('correctAnswer of an essay is 0');
    if (correctAnswerText.trim().length < SHORTEST_KEY) faults.push('the key is too short');
    if (id % 100 <= 2 && !MODEL_ESSAYS.has(id)) faults.push('an essay stands on place 1 or 2');
    if (level > 1 && !/\(Isinen .*\)/.test(question.questionLine))
      faults.push('the request (Isinen ...) is missing');
    return faults;
  }
  const distinct = new Set(options.map((option) => option.trim().toLowerCase()));
  const faults = [];
  if (options.length !== 4) faults.push(`${options.length} options`);
  if (distinct.size !== options.length) faults.push('an option appears twice');
  if (correctAnswerText !== '') faults.push('correctAnswerText is not empty');
  return faults;
}

function blanks({ conversation, questionLine }: BankQuestion): string[] {
  const count = questionLine.split(BLANK).length - 1;
  const faults = count === 1 ? [] : [`${count} blanks in the question line`];
  if (/_{6,}/.test(questionLine)) faults.push('the blank has not five underscores');
  if (conversation.some((line) => line.includes('__'))) faults.push('blank in the conversation');
  return faults;
}

function annotationLengths({ conversation, annotation }: BankQuestion): string[] {
  const wanted = conversation.length + 1;
  const found = annotation.lines.length;
  return found === wanted ? [] : [`${found} annotated lines, ${wanted} wanted`];
}

function distractorCodes({ type, options, correctAnswer, annotation }: BankQuestion): string[] {
  const codes = annotation.distractors;
  if (type === 'essay') return codes.length === 0 ? [] : ['an essay has no distractors'];
  if (codes.length !== options.length) return ['distractors and options differ in number'];
  const wrongPlace = codes.some((code, index) => (code === null) !== (index === correctAnswer));
  if (wrongPlace) return ['distractors: null stands not exactly at the right option'];
  const used = new Set(codes.filter((code) => code !== null));
  return used.size >= 2 || used.has('E13') ? [] : ['all distractors have the same error code'];
}

function speakers({ conversation, questionLine, annotation }: BankQuestion): string[] {
  return [...conversation, questionLine].flatMap((line, index) => {
    const speaker = speakerOf(line);
    if (speaker === '') return [`line ${index + 1} has no speaker`];
    const annotated = annotation.lines[index]?.speaker;
    return annotated === speaker ? [] : [`line ${index + 1}: speaker is annotated as ${annotated}`];
  });
}

function hintPlace({ id, hint }: BankQuestion): string[] {
  if (WITH_HINT.has(id)) return hint === undefined ? ['the hint is missing'] : [];
  return hint === undefined ? [] : ['only 103, 203 and 301 carry a hint'];
}

function translationParts(question: BankQuestion): string[] {
  const { conversation, questionLine, options, translation, type } = question;
  const faults: string[] = [];
  if (translation.conversation.length !== conversation.length)
    faults.push('translation has another number of lines');
  if (translation.questionLine.split(BLANK).length !== 2)
    faults.push('translation of the question line has not one blank');
  if (translation.options.length !== options.length)
    faults.push('translation has another number of options');
  for (const [index, option] of options.entries())
    if (!translation.options[index]?.endsWith(` [${option}]`))
      faults.push(`translated option ${index + 1} does not end with [${option}]`);
  const empty = translation.correctAnswerText === '';
  if (empty === (type === 'essay')) faults.push('translation.correctAnswerText is wrong');
  const pairs = [...translation.conversation, translation.questionLine].entries();
  for (const [index, line] of pairs) {
    const original = [...conversation, questionLine][index] ?? '';
    const same = speakerOf(line).replace(/ dan /g, ' lan ') === speakerOf(original);
    if (!same && !TRANSLATED_SPEAKERS.has(speakerOf(line)))
      faults.push(`translated line ${index + 1} has another speaker`);
  }
  return faults;
}

const TRANSLATED_SPEAKERS: ReadonlySet<string> = new Set(['Penjual', 'Nenek', 'Kakek']);

function curriculum({ character, level, annotation }: BankQuestion): string[] {
  const { topic, competences = [] } = annotation;
  const id = parseCharacterId(character);
  const faults = id && TOPICS[id].includes(topic) ? [] : [`${character} has no topic "${topic}"`];
  const strange = competences.filter((code) => !code.startsWith(phaseOf(level)));
  if (strange.length > 0) faults.push(`${strange.join(', ')}: of the other phase`);
  if (new Set(competences).size < competences.length) faults.push('a competence stands twice');
  return faults;
}

function forms({ type, options, correctAnswer, annotation }: BankQuestion): string[] {
  const { form, swap } = annotation;
  const faults: string[] = [];
  if (form && form.startsWith('W') !== (type === 'essay'))
    faults.push(`${form} is of another type`);
  if (!swap) return faults;
  const isAtKey = swap.every((scene, index) => (scene === null) === (index === correctAnswer));
  if (type === 'essay' || swap.length !== options.length || !isAtKey)
    faults.push('swap: one scene for each wrong option, null at the right one');
  return faults;
}

function lengths(question: BankQuestion): Warn[] {
  const lines = answeredLines(question);
  const counts = lines.map(
    (line) => tokenise(line).filter(({ kind }) => kind === 'word' || kind === 'blank').length,
  );
  const long = counts.flatMap((count, index) =>
    count > MOST_WORDS_A_LINE ? [{ warning: `line ${index + 1} has ${count} words` }] : [],
  );
  const all = counts.reduce((sum, count) => sum + count, 0);
  return all > MOST_WORDS_IN_ALL ? [...long, { warning: `${all} Javanese words` }] : long;
}

function explanationLength({ explanation }: BankQuestion): (string | Warn)[] {
  const count = wordCount(explanation);
  const first = wordCount(explanation.split(/(?<=[.!?])['"]?\s/)[0] ?? '');
  const { least, most, firstSentence } = EXPLANATION_WORDS;
  const entries: Warn[] = [];
  if (count < least || count > most)
    entries.push({ warning: `explanation has ${count} words, ${least} to ${most} wanted` });
  if (first > firstSentence)
    entries.push({ warning: `first sentence of the explanation has ${first} words` });
  return entries;
}

function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length;
}
