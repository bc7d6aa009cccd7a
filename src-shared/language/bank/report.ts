import { checkOption, checkQuestion } from '../check-question.ts';
import type { QuestionFinding } from '../check-question.ts';
import { BANK_CHARACTERS, BANK_LEVELS } from './bank-question.ts';
import type { BankQuestion, Fault } from './bank-question.ts';
import { castMeasures } from './cast-measures.ts';
import { cellFaults, countBy } from './cell-structure.ts';
import { competenceMeasures } from './competence-measures.ts';
import { formMeasures } from './form-measures.ts';
import { guessMeasures } from './guess-measures.ts';
import { concerns, isHeld, measureLines, WHOLE_BANK, within } from './measure.ts';
import type { Measure, Scope } from './measure.ts';
import { nearDuplicates, nearestPairs } from './near-duplicates.ts';
import type { NearDuplicate } from './near-duplicates.ts';
import { onceMeasures } from './once-measures.ts';
import { optionFaults } from './option-faults.ts';
import { optionMeasures } from './option-measures.ts';
import type { IsIndonesian } from './option-words.ts';
import { structureFaults } from './question-structure.ts';
import { textMeasures } from './text-measures.ts';
import { vocabularyOf } from './vocabulary.ts';

export type BankReport = { lines: string[]; failed: boolean };

/** Pairs shown although they are no near-duplicates, for a person to compare. */
const NEAREST_SHOWN = 8;

export type ReportOptions = {
  /** A character, a level or both: only what concerns them is shown and can fail. */
  scope?: Scope;
  isIndonesian?: IsIndonesian;
};

/**
 * The whole report of `npm run bank`; it fails on faults of form, on unexplained findings and
 * figures beyond their limits. Questions outside the scope are still compared with.
 */
export function bankReport(
  all: readonly BankQuestion[],
  shape: readonly Fault[],
  { scope = WHOLE_BANK, isIndonesian = () => false }: ReportOptions = {},
): BankReport {
  const questions = within(all, scope);
  const measures = measuresOf(all, isIndonesian).filter((entry) => concerns(entry, scope));
  const ids = new Set(questions.map(({ id }) => id));
  const concernsPair = ({ first, second }: NearDuplicate) => ids.has(first) || ids.has(second);
  const twins = nearDuplicates(all).filter(concernsPair);
  const nearest = nearestPairs(all).filter(concernsPair).slice(0, NEAREST_SHOWN);
  const notes = [
    ...shape,
    ...questions.flatMap((question) => [...structureFaults(question), ...optionFaults(question)]),
    ...cellFaults(questions),
  ];
  const findings = questions.flatMap((question) => checkQuestion(question));
  const lines = [
    ...counts(questions),
    ...positions(questions),
    ...vocabulary(questions),
    ...duplicates('Near-duplicates', twins),
    ...duplicates('Nearest situations', nearest),
    ...distractors(questions),
    ...measureLines(measures, questions),
    ...listNotes(notes),
    ...listFindings(questions, findings),
  ];
  const hasFault = notes.some(({ severity }) => severity === 'fault');
  const isBeyond = measures.some((entry) => !isHeld(entry));
  const failed = hasFault || findings.length > 0 || twins.length > 0 || isBeyond;
  return { lines, failed };
}

/** Every figure of the bank that has a limit in bank-v2.md. */
export function measuresOf(
  questions: readonly BankQuestion[],
  isIndonesian: IsIndonesian,
): Measure[] {
  return [
    ...guessMeasures(questions, isIndonesian),
    ...optionMeasures(questions, isIndonesian),
    ...formMeasures(questions),
    ...onceMeasures(questions),
    ...castMeasures(questions),
    ...textMeasures(questions),
    ...competenceMeasures(questions),
  ];
}

function counts(questions: readonly BankQuestion[]): string[] {
  const rows = BANK_CHARACTERS.map((character) => {
    const cells = BANK_LEVELS.map((level) => {
      const cell = questions.filter((q) => q.character === character && q.level === level);
      const essays = cell.filter(({ type }) => type === 'essay').length;
      return `${cell.length} (${cell.length - essays}+${essays})`.padEnd(11);
    });
    return `  ${character.padEnd(8)}${cells.join('')}`;
  });
  const types = countBy(questions.map(({ type }) => type));
  const topics = countBy(questions.map((q) => `${q.character}: ${q.annotation.topic}`));
  return [
    `Questions: ${questions.length} (multiple choice ${types.get('multiple_choice') ?? 0}, essay ${types.get('essay') ?? 0})`,
    `  ${'level'.padEnd(8)}${BANK_LEVELS.map((level) => String(level).padEnd(11)).join('')}`,
    ...rows,
    'Strands:',
    ...[...topics].map(([topic, count]) => `  ${String(count).padStart(3)} ${topic}`),
  ];
}

function positions(questions: readonly BankQuestion[]): string[] {
  const choice = questions.filter(({ type }) => type === 'multiple_choice');
  const share = [0, 1, 2, 3].map((at) => {
    const count = choice.filter(({ correctAnswer }) => correctAnswer === at).length;
    return `${at}: ${count} (${percent(count, choice.length)})`;
  });
  return [`Answer positions: ${share.join(', ')}`];
}

function vocabulary(questions: readonly BankQuestion[]): string[] {
  const { forms, words, rows, topics, untouchedTopics } = vocabularyOf(questions);
  const perCount = countBy(words.map(({ levels }) => String(levels.size)));
  const spread = BANK_LEVELS.map((n) => `${perCount.get(String(n)) ?? 0} in ${n}`).join(', ');
  const everywhere = words.filter(({ levels }) => levels.size === BANK_LEVELS.length);
  const list = [...topics].sort(([, a], [, b]) => b - a);
  return [
    `Vocabulary: ${words.length} distinct words of the lexicon (${rows.size} rows), ${forms.size} word forms`,
    `  words by number of game levels: ${spread}`,
    `  in all levels: ${everywhere.map(({ form }) => form).join(', ') || 'none'}`,
    `  topics (questions): ${list.map(([topic, count]) => `${topic} ${count}`).join(', ')}`,
    `  topics not touched: ${untouchedTopics.join(', ') || 'none'}`,
  ];
}

function duplicates(name: string, pairs: readonly NearDuplicate[]): string[] {
  const lines = pairs.map(
    ({ first, second, words, content, sameKey }) =>
      `  ${first} and ${second}: ${percent(words, 1)} of the words and ${percent(content, 1)} of the content in common${sameKey ? ', same key' : ''}`,
  );
  return [`${name}: ${pairs.length}`, ...lines];
}

/** How many wrong options the checker sees by itself, per error code, and the level errors it misses. */
function distractors(questions: readonly BankQuestion[]): string[] {
  const options = questions.flatMap((question) =>
    question.annotation.distractors.flatMap((code, index) => {
      if (code === null) return [];
      const text = question.options[index] ?? '';
      return {
        code,
        seen: checkOption(question, index).length > 0,
        what: `${question.id} "${text}"`,
      };
    }),
  );
  const codes = [...new Set(options.map(({ code }) => code))].sort(
    (a, b) => Number(a.slice(1)) - Number(b.slice(1)),
  );
  const shown = codes.map((code) => {
    const own = options.filter((option) => option.code === code);
    return `${code} ${own.filter(({ seen }) => seen).length}/${own.length}`;
  });
  const levelErrors = options.filter(({ code }) => LEVEL_ERRORS.has(code));
  const missed = levelErrors.filter(({ seen }) => !seen);
  return [
    `Wrong options that the checker flags: ${shown.join(', ')}`,
    `Level errors (E1 to E8) that it finds: ${levelErrors.length - missed.length} of ${levelErrors.length}`,
    ...missed.map(({ code, what }) => `  not found: ${what} ${code}`),
  ];
}

const LEVEL_ERRORS: ReadonlySet<string> = new Set('E1 E2 E3 E4 E5 E6 E7 E8'.split(' '));

function listNotes(notes: readonly Fault[]): string[] {
  const of = (severity: Fault['severity']) => notes.filter((note) => note.severity === severity);
  return (['fault', 'warning'] as const).flatMap((severity) => [
    `Form, ${severity}s: ${of(severity).length}`,
    ...of(severity).map(({ where, what }) => `  ${where}: ${what}`),
  ]);
}

function listFindings(
  questions: readonly BankQuestion[],
  findings: readonly QuestionFinding[],
): string[] {
  const fileOf = new Map(
    questions.map((q) => [q.id, `${q.character.toLowerCase()}/${q.level}.json`]),
  );
  const open = findings.map((found) => {
    const suggestion = found.suggestion ? ` -> ${found.suggestion}` : '';
    const where = `${fileOf.get(found.id)} ${found.id} line ${found.line + 1}`;
    return `  ${where} "${found.word}" ${found.rule}: ${found.reason}${suggestion}`;
  });
  const excepted = questions.flatMap(({ id, annotation }) =>
    (annotation.exceptions ?? []).map(
      ({ rule, word, reason }) => `  ${fileOf.get(id)} ${id} "${word}" ${rule}: ${reason}`,
    ),
  );
  return [
    `Checker findings excepted with a reason: ${excepted.length}`,
    ...excepted,
    `Checker findings not explained: ${open.length}`,
    ...open,
  ];
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / (whole || 1)).toFixed(0)} %`;
}
