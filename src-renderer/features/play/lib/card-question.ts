import type { PlayQuestion, QuestionType } from '#shared/contracts/question.ts';
import { ESSAY_ALTERNATIVES } from '#shared/constants/game.ts';

/** Texts of a question in one language. */
export interface CardTexts {
  conversation: readonly string[];
  questionLine: string;
  options: readonly string[];
}

/** A question as the card shows it, wherever it comes from. */
export interface CardQuestion extends CardTexts {
  /** Changes with every question, so that nothing of the last one stays on screen. */
  key: string;
  type: QuestionType;
  hint: string | null;
  translation: CardTexts | null;
}

/** How an answer ended. */
export type Outcome = 'right' | 'wrong' | 'timeout';

/** What the card shows once a question is answered. */
export interface Verdict {
  outcome: Outcome;
  /** Index of the right option; null for an essay. */
  correctIndex: number | null;
  /** The right answer as a reader sees it. */
  correctText: string;
  explanation: string;
}

/** What the player has put in so far. */
export interface Draft {
  selected: number | null;
  text: string;
}

export const EMPTY_DRAFT: Draft = { selected: null, text: '' };

/** What a player does to a draft. */
export type DraftAction = { type: 'choose'; index: number } | { type: 'write'; text: string };

/** The draft after an action; an option that the question does not have changes nothing. */
export function nextDraft(draft: Draft, action: DraftAction, options: readonly string[]): Draft {
  if (action.type === 'write') return { ...draft, text: action.text };
  return options[action.index] === undefined ? draft : { ...draft, selected: action.index };
}

/** Whether there is something to answer with: an option, or text that is not blank (section 5). */
export const isAnswerable = (type: QuestionType, draft: Draft): boolean =>
  type === 'essay' ? draft.text.trim() !== '' : draft.selected !== null;

interface QuestionSource {
  options: readonly string[];
  conversation: readonly string[];
  hint?: string | undefined;
  translation?: CardTexts | undefined;
}

/** The parts that every source of questions has, with blank hints and translations left out. */
export function toCardQuestion(
  source: QuestionSource,
  rest: Pick<CardQuestion, 'key' | 'type' | 'questionLine'>,
): CardQuestion {
  const hint = source.hint?.trim() ?? '';
  const { translation } = source;
  const translated =
    translation !== undefined &&
    [...translation.conversation, translation.questionLine].some((line) => line.trim() !== '');
  return {
    ...rest,
    conversation: source.conversation,
    options: source.options,
    hint: hint === '' ? null : hint,
    translation: translated ? translation : null,
  };
}

/** A question of the bank as the card shows it. */
export const fromPlayQuestion = (question: PlayQuestion): CardQuestion =>
  toCardQuestion(question, {
    key: String(question.id),
    type: question.type,
    questionLine: question.questionLine,
  });

/** A text and the language it is in. */
export interface ShownText {
  text: string;
  lang: 'jv' | 'id';
}

/**
 * The texts to show. A line that was left untranslated stays Javanese, so that nothing is ever
 * missing from the dialogue.
 */
export function shownTexts(question: CardQuestion, translated: boolean) {
  const other = translated ? question.translation : null;
  const pick = (text: string, translation: string | undefined): ShownText =>
    translation !== undefined && translation.trim() !== ''
      ? { text: translation, lang: 'id' }
      : { text, lang: 'jv' };
  return {
    conversation: question.conversation.map((line, i) => pick(line, other?.conversation[i])),
    questionLine: pick(question.questionLine, other?.questionLine),
    options: question.options.map((option, i) => pick(option, other?.options[i])),
  };
}

/** The word that fills the gap: the first accepted answer, without the Javanese form in brackets. */
export function gapWord(text: string): string {
  const first = text.split(ESSAY_ALTERNATIVES)[0] ?? text;
  return first.replace(/\s*\[[^\]]*\]\s*$/u, '').trim() || first;
}
