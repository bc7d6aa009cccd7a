import { BLANK_PATTERN } from '#shared/constants/game.ts';

/** A dialogue line taken apart. */
export interface DialogueLine {
  speaker: string | null;
  text: string;
}

/** A question line taken apart: who says it, the text around each blank, and what is asked. */
export interface QuestionLine {
  speaker: string | null;
  /** Text around the blanks: n blanks make n + 1 segments. Empty when there is nothing but a request. */
  segments: string[];
  /** What is asked for, without its brackets; null when the line does not say it. */
  request: string | null;
}

/** A name before a colon; digits and quotes are no name, so that 'Jam 07: …' stays text. */
const SPEAKER = /^\s*(\p{L}[\p{L}\p{M} .'’-]{0,29}?)\s*:\s+(\S.*)$/su;
/** A closing remark in brackets, as in '(Isinen nganggo krama inggil …)'. */
const REQUEST = /^(.*\S)\s*\(([^()]{3,})\)\s*$/su;

/** Splits 'Petruk: Sugeng enjing' into speaker and text. */
export function parseLine(line: string): DialogueLine {
  const match = SPEAKER.exec(line);
  return match?.[1] !== undefined && match[2] !== undefined
    ? { speaker: match[1], text: match[2].trim() }
    : { speaker: null, text: line.trim() };
}

/** Whether a text has a gap to fill. */
export const hasBlank = (text: string): boolean => BLANK_PATTERN.test(text);

/** Takes a question line apart. */
export function parseQuestionLine(line: string): QuestionLine {
  const { speaker, text } = parseLine(line);
  const bracketed = REQUEST.exec(text);
  if (bracketed?.[1] !== undefined && bracketed[2] !== undefined && hasBlank(bracketed[1])) {
    return { speaker, segments: splitBlanks(bracketed[1]), request: bracketed[2].trim() };
  }
  if (speaker === null && !hasBlank(text)) return { speaker, segments: [], request: text };
  return { speaker, segments: splitBlanks(text), request: null };
}

const splitBlanks = (text: string): string[] => text.split(new RegExp(BLANK_PATTERN, 'gu'));
