import { describe, expect, it } from 'vitest';
import { OPTION_ATTRIBUTE, playKey, type KeyPress } from './play-key.ts';

const element = (tagName: string, attributes: Record<string, string> = {}) =>
  ({
    tagName,
    hasAttribute: (name: string) => name in attributes,
    getAttribute: (name: string) => attributes[name] ?? null,
  }) as unknown as EventTarget;

const page = element('BODY');
const textarea = element('TEXTAREA');
const button = element('BUTTON');
const option = element('BUTTON', { [OPTION_ATTRIBUTE]: '', 'aria-pressed': 'false' });
const chosen = element('BUTTON', { [OPTION_ATTRIBUTE]: '', 'aria-pressed': 'true' });

const press = (key: string, change: Partial<KeyPress> = {}) =>
  playKey({
    key,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    shiftKey: false,
    repeat: false,
    isComposing: false,
    target: page,
    ...change,
  });

describe('playKey', () => {
  it.each([
    ['a', 0],
    ['D', 3],
    ['1', 0],
    ['4', 3],
    ['e', null],
    ['5', null],
    ['0', null],
    ['Enter', 'submit'],
    [' ', 'hold'],
    ['Tab', null],
    ['Escape', null],
  ])('%j means %j', (key, meaning) => {
    expect(press(key)).toBe(meaning);
  });

  it.each([
    ['a letter typed into the essay', press('a', { target: textarea }), null],
    ['a space typed into the essay', press(' ', { target: textarea }), null],
    ['Enter in the essay', press('Enter', { target: textarea }), 'submit'],
    ['Shift+Enter in the essay', press('Enter', { target: textarea, shiftKey: true }), null],
    ['Enter of an input method', press('Enter', { target: textarea, isComposing: true }), null],
    ['Enter on a button', press('Enter', { target: button }), null],
    ['space on a button', press(' ', { target: button }), null],
    ['a letter on a button', press('b', { target: button }), 1],
    ['Enter on an option', press('Enter', { target: option }), null],
    ['Enter on the chosen option', press('Enter', { target: chosen }), 'submit'],
    ['a held key', press('Enter', { repeat: true }), null],
    ['a shortcut of the browser', press('a', { ctrlKey: true }), null],
    ['no target', press(' ', { target: null }), 'hold'],
  ])('%s', (_, meaning, expected) => {
    expect(meaning).toBe(expected);
  });
});
