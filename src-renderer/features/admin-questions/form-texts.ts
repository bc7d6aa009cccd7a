import { ESSAY_ALTERNATIVES } from '#shared/constants/game.ts';
import { speechLevelNames } from '#shared/texts/admin.ts';

/** Words of the form for one question (section 4, 'Admin modal'). */
export const formTexts = {
  createTitle: 'Tambah Pertanyaan Baru',
  editTitle: 'Edit Pertanyaan',
  cancel: 'Batal',
  create: 'Simpan',
  update: 'Update',
  saving: 'Menyimpan...',
  saveFailed: 'Pertanyaan tidak dapat disimpan.',
  checkFields: (count: number) => `Periksa ${count} isian yang ditandai.`,

  parts: 'Tampilan',
  fields: 'Isian',
  preview: 'Pratinjau',

  character: 'Karakter',
  chooseCharacter: 'Pilih karakter.',
  level: 'Level',
  chooseLevel: 'Pilih level.',
  choose: 'Pilih...',
  conversation: 'Percakapan',
  questionLine: 'Baris pertanyaan',
  questionLineHelp: 'Tulis ____ untuk bagian yang kosong.',
  essayText: 'Jawaban benar',
  essayHelp: `Beberapa jawaban boleh, pisahkan dengan “${ESSAY_ALTERNATIVES}”.`,
  explanation: 'Penjelasan',
  hint: 'Bantuan (opsional)',
  difficulty: 'Kesulitan',
  difficulties: { easy: 'Mudah', medium: 'Sedang', hard: 'Sulit' },
  category: 'Kategori',
  points: 'Poin',
  speechLevel: 'Tingkat tutur',
  speechLevels: speechLevelNames,
  noSpeechLevel: 'Tidak ditentukan',

  line: (n: number) => `Baris ${n}`,
  option: (letter: string) => `Pilihan ${letter}`,
} as const;
