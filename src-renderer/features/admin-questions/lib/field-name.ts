import { OPTION_LETTERS } from '#shared/constants/game.ts';

/** Fields by what the form calls them, under the names of the payload and of pertanyaan.json. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['characterId', 'Karakter'],
  ['character', 'Karakter'],
  ['level', 'Level'],
  ['questionType', 'Tipe'],
  ['type', 'Tipe'],
  ['conversation', 'Percakapan'],
  ['question', 'Baris pertanyaan'],
  ['questionLine', 'Baris pertanyaan'],
  ['options', 'Pilihan jawaban'],
  ['correctAnswer', 'Jawaban benar'],
  ['correctAnswerText', 'Jawaban benar'],
  ['explanation', 'Penjelasan'],
  ['hint', 'Bantuan'],
  ['difficulty', 'Kesulitan'],
  ['category', 'Kategori'],
  ['points', 'Poin'],
  ['speechLevel', 'Tingkat tutur'],
  ['topic', 'Topik'],
  ['competences', 'Kompetensi'],
]);

/** The field of a refusal in words: ['options', 2] is 'Pilihan C'. */
export function fieldName(path: readonly (string | number)[]): string {
  const [field, ...rest] = path;
  if (field === undefined) return 'Soal';
  if (field === 'translation') {
    return rest.length === 0 ? 'Terjemahan' : `Terjemahan: ${fieldName(rest)}`;
  }
  const index = rest[0] === undefined ? NaN : Number(rest[0]);
  if (field === 'options' && OPTION_LETTERS[index]) return `Pilihan ${OPTION_LETTERS[index]}`;
  if (field === 'conversation' && Number.isInteger(index)) return `Percakapan baris ${index + 1}`;
  return NAMES.get(String(field)) ?? String(field);
}
