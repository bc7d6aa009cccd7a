import { checkLine } from './check-line.ts';
import { BLANK, speakerOf } from './tokenise.ts';
import type { Finding, SpeechLevel } from './types.ts';

export type Exception = { rule: string; word: string; reason: string };

/** The parts of a bank question that the checker reads. */
export type AnnotatedQuestion = {
  id: number;
  level: number;
  type: 'multiple_choice' | 'essay';
  conversation: readonly string[];
  questionLine: string;
  options: readonly string[];
  correctAnswer: number;
  correctAnswerText: string;
  annotation: {
    lines: readonly { speaker: string; addressee: string; speechLevel: SpeechLevel }[];
    exceptions?: readonly Exception[] | undefined;
  };
};

export type QuestionFinding = Finding & { id: number; line: number; text: string };

/**
 * Checks every line of a question with the right answer in the blank. Findings that the question
 * excepts are left out; an exception without a finding comes back as stale-exception.
 */
export function checkQuestion(question: AnnotatedQuestion): QuestionFinding[] {
  const exceptions = (question.annotation.exceptions ?? []).filter(
    ({ rule }) => rule !== 'near-duplicate',
  );
  const all = findingsOf(question, answeredLines(question));
  const open = all.filter((found) => !exceptions.some((exception) => covers(exception, found)));
  const stale = exceptions
    .filter((exception) => !all.some((found) => covers(exception, found)))
    .map((exception) => staleFinding(question.id, exception));
  return [...open, ...stale];
}

/** Findings in the question line when the option with this index stands in the blank. */
export function checkOption(question: AnnotatedQuestion, option: number): QuestionFinding[] {
  const text = fill(unquotedBlank(question.questionLine), question.options[option] ?? '');
  const line = question.annotation.lines.at(-1);
  if (!line) return [];
  const found = checkLine({ ...line, text });
  const at = question.conversation.length;
  return found.map((entry) => ({ ...entry, id: question.id, line: at, text }));
}

/** Where the option is all that stands in quotes, it is judged as said and not as mentioned. */
function unquotedBlank(line: string): string {
  return line.replace(/["“](_{5})([.!?]?)["”]/, '$1$2');
}

/** Conversation and question line as spoken, without the request of an essay. */
export function answeredLines(question: AnnotatedQuestion): string[] {
  const plain = question.questionLine.replace(/\s*\([^)]*\)\s*$/, '');
  return [...question.conversation, fill(plain, javaneseAnswer(question))];
}

/** The right answer when it is Javanese. */
function javaneseAnswer(question: AnnotatedQuestion): string | undefined {
  if (question.type === 'multiple_choice') return question.options[question.correctAnswer];
  return asksMeaning(question) ? undefined : question.correctAnswerText.split(' / ')[0];
}

/** True for an essay that asks what a word means in Indonesian. */
export function asksMeaning({ type, questionLine }: AnnotatedQuestion): boolean {
  return type === 'essay' && /\(Isinen nganggo basa Indonesia\)\s*$/i.test(questionLine);
}

function findingsOf(question: AnnotatedQuestion, lines: readonly string[]): QuestionFinding[] {
  const names = question.annotation.lines.flatMap(({ speaker, addressee }) => [speaker, addressee]);
  return lines.flatMap((text, line) => {
    const annotated = question.annotation.lines[line];
    if (!annotated) return [];
    const speaker = annotated.speaker || speakerOf(text);
    const gameLevel = question.level;
    return checkLine({ ...annotated, speaker, text, names, gameLevel }).map((found) => ({
      ...found,
      id: question.id,
      line,
      text,
    }));
  });
}

function fill(line: string, answer: string | undefined): string {
  return answer === undefined ? line : line.replace(BLANK, answer);
}

function covers(exception: Exception, found: Finding): boolean {
  return exception.rule === found.rule && exception.word.toLowerCase() === found.word.toLowerCase();
}

function staleFinding(id: number, exception: Exception): QuestionFinding {
  return {
    id,
    line: -1,
    text: '',
    start: 0,
    end: 0,
    word: exception.word,
    rule: 'stale-exception',
    reason: `Pengecualian ${exception.rule} "${exception.word}" tidak lagi diperlukan; hapus.`,
  };
}
