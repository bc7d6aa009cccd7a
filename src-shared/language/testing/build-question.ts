import type { BankQuestion } from '../bank/bank-question.ts';

const line = { speaker: 'Petruk', addressee: 'Bagong', speechLevel: 'ngoko lugu' as const };

/** A sound question for tests; of level 1 with Petruk unless told otherwise. */
export function buildQuestion(overrides: Partial<BankQuestion> = {}): BankQuestion {
  return {
    id: 2101,
    character: 'Petruk',
    level: 1,
    type: 'multiple_choice',
    conversation: ['Petruk: Iki gedhang, Gong.', 'Petruk: Dudu irungku!'],
    questionLine: 'Petruk: Regane _____, Gong?',
    options: ['piye', 'pira', 'pinten', 'berapa'],
    correctAnswer: 1,
    correctAnswerText: '',
    explanation: `'Pira' menanyakan jumlah atau harga dalam ngoko. 'Piye' berarti bagaimana, 'pinten' bentuk krama, dan 'berapa' bahasa Indonesia.`,
    translation: {
      conversation: ['Petruk: Ini pisang, Gong.', 'Petruk: Bukan hidungku!'],
      questionLine: 'Petruk: Harganya _____, Gong?',
      options: ['bagaimana [piye]', 'berapa [pira]', 'berapa [pinten]', 'berapa [berapa]'],
      correctAnswerText: '',
    },
    annotation: {
      topic: 'pasar dan tawar-menawar',
      lines: [line, line, line],
      distractors: ['E11', null, 'E8', 'E9'],
    },
    ...overrides,
  };
}

/** An essay with this key; of level 4 unless told otherwise. */
export function buildEssay(overrides: Partial<BankQuestion>, key: string): BankQuestion {
  const { annotation } = buildQuestion();
  return buildQuestion({
    level: 4,
    type: 'essay',
    options: [],
    correctAnswer: 0,
    correctAnswerText: key,
    annotation: { ...annotation, distractors: [] },
    ...overrides,
  });
}
