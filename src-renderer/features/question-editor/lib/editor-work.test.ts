import { describe, expect, it } from 'vitest';
import { FIRST_EDITOR_QUESTION_ID } from '#shared/constants/game.ts';
import {
  NO_WORK,
  asOnServer,
  asSaved,
  inCell,
  incompleteOf,
  nextId,
  withFields,
  withNew,
  without,
} from './editor-work.ts';
import { sampleFields } from './samples.testing.ts';

const first = FIRST_EDITOR_QUESTION_ID;

it.each([
  [[], first],
  [[first, first + 1], first + 2],
  [[first + 1], first],
  [[Number.MAX_SAFE_INTEGER], first],
])('next to %j comes %d', (ids, next) => {
  expect(nextId(ids.map((id) => ({ id })))).toBe(next);
});

describe('the work', () => {
  const { work, id } = withNew(NO_WORK, 'gareng', 3);

  it('begins a question where it was asked for', () => {
    expect(id).toBe(first);
    expect(inCell(work.questions, 'gareng', 3)).toHaveLength(1);
    expect(inCell(work.questions, 'gareng', 2)).toEqual([]);
    expect(work.unsaved).toBe(true);
  });

  it('knows what is missing until it is there', () => {
    expect(incompleteOf(work.questions).map(({ question }) => question.id)).toEqual([first]);
    const written = withFields(work, id, sampleFields());
    expect(incompleteOf(written.questions)).toEqual([]);
  });

  it('is saved by a download, and unsaved by the next change', () => {
    const saved = asSaved(work);
    expect(saved.unsaved).toBe(false);
    expect(withFields(saved, id, sampleFields()).unsaved).toBe(true);
    expect(without(saved, id)).toEqual(NO_WORK);
  });

  it('sends a question to the server once', () => {
    const two = withNew(work, 'gareng', 3).work;
    const sent = asOnServer(two, new Set([first]));
    expect(sent.questions.map(({ onServer }) => onServer)).toEqual([true, false]);
    expect(sent.unsaved).toBe(true);
    expect(asOnServer(sent, new Set([first + 1])).unsaved).toBe(false);
  });
});
