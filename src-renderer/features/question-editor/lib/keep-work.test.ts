import { afterEach, expect, it, vi } from 'vitest';
import { stubStorage } from '../../../lib/fake-browser.testing.ts';
import { NO_WORK, type EditorWork } from './editor-work.ts';
import { keepWork, readWork } from './keep-work.ts';
import { sampleFields } from './samples.testing.ts';

afterEach(() => vi.unstubAllGlobals());

const work: EditorWork = {
  questions: [{ id: 10_001, fields: sampleFields(), onServer: false }],
  unsaved: true,
};

it('keeps the work of each person at the PC', () => {
  stubStorage();
  expect(keepWork('7', work)).toBe(true);
  keepWork('8', { ...work, unsaved: false });
  expect(readWork('7')).toEqual(work);
  expect(readWork('8').unsaved).toBe(false);
  keepWork('7', NO_WORK);
  expect(readWork('7')).toEqual(NO_WORK);
  expect(readWork('8').questions).toHaveLength(1);
});

it.each(['{', '[]', '{"7":5}', '{"7":{"questions":{}}}'])('starts anew from %s', (text) => {
  stubStorage({ questionDrafts: text });
  expect(readWork('7')).toEqual(NO_WORK);
});

it('loses one question that cannot be read, not the others', () => {
  const questions = [{ id: 'x' }, ...work.questions];
  stubStorage({ questionDrafts: JSON.stringify({ 7: { questions, unsaved: true } }) });
  expect(readWork('7')).toEqual(work);
});
