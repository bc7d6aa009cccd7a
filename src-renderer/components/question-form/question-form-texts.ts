import type { QuestionType } from '#shared/contracts/question.ts';

const types: Record<QuestionType, string> = {
  multiple_choice: 'Pilihan Ganda',
  essay: 'Essay',
};

/** Words of the parts of a question form. */
export const questionFormTexts = {
  conversation: 'Percakapan',
  line: (n: number) => `Baris dialog ${n}`,
  linePlaceholder: 'Nama: kalimatnya',
  removeLine: (n: number) => `Hapus baris dialog ${n}`,
  addLine: 'Tambah baris',
  linesHelp: 'Enter memulai baris baru. Awali dengan nama, misalnya Petruk:',

  options: 'Pilihan jawaban',
  optionsHint: '(tandai yang benar)',
  option: (letter: string) => `Pilihan ${letter}`,
  optionRight: (letter: string) => `Pilihan ${letter} benar`,

  type: 'Tipe',
  types,

  translate: 'Translate ID',
  translation: 'Terjemahan Indonesia',
  translationHelp: 'Boleh kosong. Bagian yang kosong tetap tampil dalam bahasa Jawa.',
  translationOf: (part: string) => `Terjemahan ${part.charAt(0).toLowerCase()}${part.slice(1)}`,
  notWritten: 'belum ditulis',
} as const;
