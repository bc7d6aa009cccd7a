import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { QuestionPayload } from '#shared/contracts/question-payload.ts';
import { adminTexts } from '#shared/texts/admin.ts';
import { formTexts } from '../form-texts.ts';
import {
  checkForm,
  emptyForm,
  formOf,
  hasTranslation,
  isSameQuestion,
  toPayload,
  toPreview,
  type QuestionForm,
} from './question-form.ts';
import { bankQuestion } from './samples.testing.ts';

const empty = emptyForm({ characterId: null, level: null });
const full = formOf(bankQuestion());
const essay: QuestionForm = { ...full, type: 'essay', essayText: 'sare / tilem' };

describe('an empty form', () => {
  it('names everything that is missing, at its field', () => {
    expect(checkForm(empty)).toEqual({
      characterId: formTexts.chooseCharacter,
      level: formTexts.chooseLevel,
      question: adminTexts.required,
      'conversation.0': adminTexts.required,
      'options.0': adminTexts.required,
      'options.1': adminTexts.required,
      'options.2': adminTexts.required,
      'options.3': adminTexts.required,
      correctAnswer: adminTexts.chooseCorrect,
      explanation: adminTexts.required,
    });
  });

  it('has the editor defaults of the specification', () => {
    expect(toPayload(empty)).toMatchObject({
      difficulty: 'medium',
      category: 'general',
      points: 10,
    });
  });

  it('of an essay asks for its answer instead of options', () => {
    const errors = checkForm({ ...empty, type: 'essay' });
    expect(errors).toMatchObject({ correctAnswerText: adminTexts.required });
    expect(Object.keys(errors).filter((path) => path.startsWith('options'))).toEqual([]);
  });
});

it.each([
  ['', adminTexts.notNumber],
  ['sepuluh', adminTexts.notNumber],
  ['2.5', adminTexts.notNumber],
  ['-1', adminTexts.points],
  ['1001', adminTexts.points],
  ['0', undefined],
  ['1000', undefined],
])('points %j', (points, error) => {
  expect(checkForm({ ...full, points })['points']).toBe(error);
});

it('saves a question of the bank as it was', () => {
  expect(checkForm(full)).toEqual({});
  expect(z.parse(QuestionPayload, toPayload(full))).toMatchObject({
    characterId: 'semar',
    conversation: bankQuestion().conversation,
    options: bankQuestion().options,
    correctAnswer: 0,
    translation: undefined,
  });
});

it('leaves out what the other type would need', () => {
  expect(z.parse(QuestionPayload, toPayload(essay))).toMatchObject({
    options: [],
    correctAnswerText: 'sare / tilem',
  });
  expect(toPayload({ ...essay, type: 'multiple_choice' })).toMatchObject({ correctAnswerText: '' });
});

it('knows whether there is anything to save or translated', () => {
  expect(isSameQuestion(full, formOf(bankQuestion()))).toBe(true);
  expect(isSameQuestion(full, { ...full, hint: 'x' })).toBe(false);
  expect(hasTranslation(full)).toBe(false);
  const lines = full.lines.map((line) => ({ ...line, translation: 'Selamat pagi.' }));
  expect(hasTranslation({ ...full, lines })).toBe(true);
});

it('previews only lines that have words, each with its own translation', () => {
  const lines = [
    { key: 1, text: '  ', translation: 'kosong' },
    { key: 2, text: 'Semar: Le.', translation: 'Semar: Nak.' },
  ];
  expect(toPreview({ ...full, lines }, 7)).toMatchObject({
    id: 7,
    conversation: ['Semar: Le.'],
    translation: { conversation: ['Semar: Nak.'] },
  });
});
