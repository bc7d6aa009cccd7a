import { OPTION_LETTERS } from '#shared/constants/game.ts';

/** What a key means on the question screen: an option, sending the answer, holding the feedback. */
export type PlayKey = number | 'submit' | 'hold';

/** The parts of a keyboard event that decide. */
export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  repeat: boolean;
  isComposing: boolean;
  target: EventTarget | null;
}

/** Marks the option buttons, on which Enter sends what is already chosen. */
export const OPTION_ATTRIBUTE = 'data-option';

/** The meaning of a key press, null when it has none here. */
export function playKey(event: KeyPress): PlayKey | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  if (event.repeat || event.isComposing) return null;
  const on = focusKind(event.target);
  if (event.key === 'Enter') {
    const sends = on === 'page' || on === 'chosen-option' || (on === 'text' && !event.shiftKey);
    return sends ? 'submit' : null;
  }
  if (event.key === ' ') return on === 'page' ? 'hold' : null;
  return on === 'text' ? null : optionIndex(event.key);
}

function optionIndex(key: string): number | null {
  const letter = (OPTION_LETTERS as readonly string[]).indexOf(key.toUpperCase());
  if (letter >= 0) return letter;
  const number = Number(key);
  return key !== '' && Number.isInteger(number) && number >= 1 && number <= OPTION_LETTERS.length
    ? number - 1
    : null;
}

/** Structure of a DOM element that is enough here, so that the rule runs without a browser. */
interface Focused {
  tagName: string;
  hasAttribute(name: string): boolean;
  getAttribute(name: string): string | null;
}

type FocusKind = 'page' | 'text' | 'control' | 'chosen-option';

function focusKind(target: EventTarget | null): FocusKind {
  if (!isElement(target)) return 'page';
  const tag = target.tagName.toUpperCase();
  if (tag === 'TEXTAREA' || tag === 'INPUT' || tag === 'SELECT') return 'text';
  if (tag === 'BUTTON' || tag === 'A' || tag === 'SUMMARY') {
    const chosen =
      target.hasAttribute(OPTION_ATTRIBUTE) && target.getAttribute('aria-pressed') === 'true';
    return chosen ? 'chosen-option' : 'control';
  }
  return 'page';
}

const isElement = (target: unknown): target is Focused =>
  typeof target === 'object' && target !== null && 'tagName' in target;
