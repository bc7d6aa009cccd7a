import type { QuestionPayload } from '#shared/contracts/question-payload.ts';
import { EDITOR_DEFAULTS } from '#shared/constants/game.ts';

/** Both types of question, as the template shows them; an import knows and leaves them out. */
export const SHEET_EXAMPLES = [
  {
    characterId: 'petruk',
    level: 1,
    questionType: 'multiple_choice',
    conversation: ['Bu Guru: Truk, bapakmu ana ngomah?', 'Petruk: Boten, Bu.'],
    question: 'Petruk: Bapak nembe _____ dhateng peken.',
    options: ['tindak', 'lunga', 'mlaku', 'kesah'],
    correctAnswer: 0,
    explanation:
      "Untuk orang yang dihormati dipakai krama inggil 'tindak'. 'Lunga' dan 'mlaku' ngoko; 'kesah' untuk diri sendiri.",
    hint: 'Petruk menghormati bapaknya.',
    translation: {
      conversation: ['Bu Guru: Truk, bapakmu ada di rumah?', 'Petruk: Tidak, Bu.'],
      questionLine: 'Petruk: Bapak sedang _____ ke pasar.',
      options: ['pergi [tindak]', 'pergi [lunga]', 'berjalan [mlaku]', 'pergi [kesah]'],
    },
    difficulty: EDITOR_DEFAULTS.difficulty,
    category: 'kosakata',
    points: EDITOR_DEFAULTS.points,
    speechLevel: 'krama alus',
  },
  {
    characterId: 'semar',
    level: 2,
    questionType: 'essay',
    conversation: ['Gareng: Ma, Simbah saweg punapa?'],
    question: 'Semar: Simbahmu lagi _____. (Isinen nganggo krama inggil saka tembung "turu")',
    options: [],
    correctAnswerText: 'sare',
    explanation: "Tidur untuk orang yang dihormati: 'sare' (krama inggil dari turu).",
    translation: {
      conversation: ['Gareng: Ma, Nenek sedang apa?'],
      questionLine: 'Semar: Nenekmu sedang _____. (Isilah dengan krama inggil dari kata "turu")',
      correctAnswerText: 'tidur',
    },
    difficulty: 'easy',
    category: 'kosakata',
    points: EDITOR_DEFAULTS.points,
    speechLevel: 'ngoko alus',
  },
] as const satisfies readonly Readonly<Partial<Record<keyof QuestionPayload, unknown>>>[];
