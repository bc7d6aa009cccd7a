import { expect, it } from 'vitest';
import { fieldName } from './field-name.ts';

it.each([
  [[], 'Soal'],
  [['questionLine'], 'Baris pertanyaan'],
  [['question'], 'Baris pertanyaan'],
  [['options'], 'Pilihan jawaban'],
  [['options', 2], 'Pilihan C'],
  [['options', '0'], 'Pilihan A'],
  [['conversation', 1], 'Percakapan baris 2'],
  [['translation', 'options', 3], 'Terjemahan: Pilihan D'],
  [['translation'], 'Terjemahan'],
  [['sesuatu'], 'sesuatu'],
])('%j is %s', (path, name) => {
  expect(fieldName(path)).toBe(name);
});
