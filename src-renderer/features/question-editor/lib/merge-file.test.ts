import { describe, expect, it } from 'vitest';
import type { PlayQuestion } from '#shared/contracts/question.ts';
import { NO_WORK, type EditorWork } from './editor-work.ts';
import { addAsNew, mergeFile } from './merge-file.ts';
import { questionOf, type QuestionFields } from './question-fields.ts';
import type { FileQuestion } from './read-file.ts';
import { sampleFields } from './samples.testing.ts';

const bank = [questionOf(301, sampleFields())].flatMap((one): PlayQuestion[] => (one ? [one] : []));
const fromFile = (id: number | undefined, change: Partial<QuestionFields> = {}): FileQuestion => ({
  id,
  name: `Soal ${id}`,
  fields: sampleFields(change),
});
const work: EditorWork = {
  questions: [{ id: 10_001, fields: sampleFields(), onServer: true }],
  unsaved: false,
};
const ids = (merged: { work: EditorWork }) => merged.work.questions.map(({ id }) => id);

describe('mergeFile', () => {
  it('knows built-in questions and takes none of them', () => {
    const merged = mergeFile(NO_WORK, [fromFile(301)], bank);
    expect(merged.report).toMatchObject({ builtIn: 1, added: [], changed: [] });
    expect(merged.work).toEqual(NO_WORK);
  });

  it('names built-in ones that were changed, and adds them when asked', () => {
    const { report } = mergeFile(NO_WORK, [fromFile(301, { hint: 'x' })], bank);
    expect(report.changed.map(({ id }) => id)).toEqual([301]);
    const added = addAsNew(work, report.changed);
    expect(ids(added)).toEqual([10_001, 10_002]);
    expect(added.work.unsaved).toBe(true);
  });

  it('leaves what is here already', () => {
    const merged = mergeFile(work, [fromFile(10_001)], bank);
    expect(merged.report).toMatchObject({ same: 1, added: [] });
    expect(merged.work).toEqual(work);
  });

  it('never replaces: a taken number becomes a free one', () => {
    const file = [
      fromFile(10_001, { hint: 'x' }),
      fromFile(10_002),
      fromFile(10_002, { hint: 'y' }),
    ];
    const merged = mergeFile(work, file, bank);
    expect(ids(merged)).toEqual([10_001, 10_003, 10_002, 10_004]);
    expect(merged.report.renumbered).toEqual([
      { from: 10_001, to: 10_003 },
      { from: 10_002, to: 10_004 },
    ]);
    expect(merged.work.unsaved).toBe(true);
  });

  it('numbers what has no number, or one below the first of people', () => {
    const merged = mergeFile(NO_WORK, [fromFile(undefined), fromFile(77), fromFile(10_001)], bank);
    expect(ids(merged)).toEqual([10_001, 10_002, 10_003]);
  });

  it('says what the added ones lack', () => {
    const { report } = mergeFile(NO_WORK, [fromFile(10_005, { explanation: '' })], bank);
    expect(report.incomplete).toEqual([
      { name: 'Soal 10005', field: 'Penjelasan', message: 'Wajib diisi.' },
    ]);
  });
});
