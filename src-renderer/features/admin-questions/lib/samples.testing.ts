import type { BankQuestion } from './admin-question.ts';

/** A question of the bank for tests, with what a test cares about. */
export const bankQuestion = (changes: Partial<BankQuestion> = {}): BankQuestion => ({
  _id: '101',
  characterId: 'semar',
  level: 1,
  conversation: ['Petruk: Sugeng enjing, Ma.', 'Semar: Sugeng enjing, Le.'],
  question: 'Bagong: _____, Mbah Karta!',
  questionType: 'multiple_choice',
  options: ['Matur nuwun', 'Kula nuwun', 'Sugeng rawuh', 'Nuwun sewu'],
  correctAnswer: 0,
  correctAnswerText: '',
  explanation: 'Setelah diberi sesuatu kita berterima kasih.',
  points: 10,
  difficulty: 'medium',
  category: 'general',
  ...changes,
});
