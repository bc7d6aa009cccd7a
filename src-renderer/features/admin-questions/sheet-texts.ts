import { CHARACTER_NAMES } from '#shared/constants/characters.ts';
import { ALL_TOPICS, QUESTION_COMPETENCES_MAX } from '#shared/constants/curriculum.ts';
import { EDITOR_DEFAULTS, LAST_LEVEL, OPTION_LETTERS } from '#shared/constants/game.ts';
import { ESSAY_ALTERNATIVES } from '#shared/constants/game.ts';
import { CONVERSATION_MAX } from '#shared/constants/limits.ts';
import { questionFormTexts } from '../../components/question-form/question-form-texts.ts';
import { formTexts } from './form-texts.ts';

const oneOf = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), words.at(-1)].join(' atau ');

const { types } = questionFormTexts;
const lines = `Satu baris untuk tiap ucapan (Alt+Enter di Excel), atau pisahkan dengan tanda |`;

/** Words of questions in a spreadsheet: CSV, Excel, and the template. */
export const sheetTexts = {
  templateFile: 'templat_pertanyaan.xlsx',
  questions: 'Soal',
  instructions: 'Petunjuk',

  correctOption: 'Jawaban benar',
  essayAnswer: 'Jawaban esai',
  hint: 'Bantuan',
  translationOf: (part: string) => `Terjemahan ${part.charAt(0).toLowerCase()}${part.slice(1)}`,

  help: {
    character: `${oneOf(CHARACTER_NAMES)}.`,
    level: `Angka 1 sampai ${LAST_LEVEL}.`,
    type: `${oneOf(Object.values(types))}. Jika kosong: ${types.essay} bila keempat pilihan kosong.`,
    conversation: `${lines}. Awali dengan nama, misalnya “Petruk: Sugeng enjing.” Paling banyak ${CONVERSATION_MAX} baris.`,
    question: `Ucapan yang ditanyakan. ${formTexts.questionLineHelp}`,
    option: `Wajib untuk ${types.multiple_choice}, kosong untuk ${types.essay}.`,
    correctOption: `Huruf ${oneOf(OPTION_LETTERS)}, hanya untuk ${types.multiple_choice}.`,
    essayAnswer: `Hanya untuk ${types.essay}. Beberapa jawaban dipisahkan dengan “${ESSAY_ALTERNATIVES}”.`,
    explanation: 'Mengapa jawaban itu benar. Tampil sesudah siswa menjawab.',
    hint: 'Boleh kosong. Petunjuk yang dapat dibuka siswa sebelum menjawab.',
    translatedConversation: `Boleh kosong. Sebaris untuk tiap baris ${formTexts.conversation.toLowerCase()}, dengan urutan yang sama.`,
    translation: 'Boleh kosong. Bahasa Indonesia.',
    difficulty: `${oneOf(Object.values(formTexts.difficulties))}. Jika kosong: ${formTexts.difficulties[EDITOR_DEFAULTS.difficulty]}.`,
    category: `Kata Anda sendiri. Jika kosong: ${EDITOR_DEFAULTS.category}.`,
    points: (max: number) => `Angka 0 sampai ${max}. Jika kosong: ${EDITOR_DEFAULTS.points}.`,
    topic: `Boleh kosong. Salah satu topik kurikulum, misalnya “${ALL_TOPICS[0] ?? ''}”.`,
    competences: `Boleh kosong. Kode kompetensi, paling banyak ${QUESTION_COMPETENCES_MAX}, dipisahkan koma: C.UU.3, C.KS.1.`,
    speechLevel: `Boleh kosong. ${oneOf(Object.values(formTexts.speechLevels))}.`,
  },
  faults: {
    character: `Tulis ${oneOf(CHARACTER_NAMES)}.`,
    type: `Tulis ${oneOf(Object.values(types))}.`,
    topic: 'Pilih salah satu topik dari daftar.',
    competences: `Tulis kode seperti C.UU.3, paling banyak ${QUESTION_COMPETENCES_MAX}.`,
    letter: `Tulis ${oneOf(OPTION_LETTERS)}.`,
  },

  column: 'Kolom',
  required: 'Wajib',
  yes: 'ya',
  content: 'Isi',
  howTo: [
    'Isi satu soal per baris di lembar “Soal”, di bawah judul kolom. Urutan kolom bebas, tetapi judulnya jangan diubah.',
    'Dua baris pertama adalah contoh. Boleh dihapus; jika tertinggal, keduanya tidak ikut diimpor.',
    'Simpan, lalu buka Admin Panel > Manajemen Pertanyaan > Impor. Semua soal diperiksa dahulu; belum ada yang disimpan sebelum Anda menekan tombol impor.',
  ],
  sameAsExample: 'contoh dari templat',

  /** The column of a cell, as the program that made it shows it. */
  cell: (heading: string, letter: string) => `${heading} (kolom ${letter})`,
  row: (n: number) => `Baris ${n}`,
  missingColumns: (headings: readonly string[]) =>
    `Kolom ini tidak ditemukan: ${headings.join(', ')}. Unduh templat untuk melihat judul kolomnya.`,
  unknownColumns: (headings: readonly string[]) =>
    `Kolom ini tidak dikenal dan dilewati: ${headings.join(', ')}.`,
  notWorkbook:
    'Buku kerja ini tidak dapat dibaca. Simpan sebagai Excel (.xlsx) tanpa kata sandi, atau sebagai CSV.',
} as const;
