import type { QuestionAnalysis } from '#shared/contracts/question-analysis.contract.ts';

/** A question that is answered as it should be. */
export const sampleAnalysis: QuestionAnalysis = {
  _id: '101',
  series: 1,
  replacedAt: null,
  characterId: 'semar',
  level: 1,
  questionType: 'multiple_choice',
  question: 'Bapak ... sega.',
  options: ['mangan', 'dhahar', 'nedha', 'madhang'],
  correctAnswer: 1,
  timesAnswered: 20,
  timesCorrect: 14,
  shareCorrect: 0.7,
  wrongOptions: [3, 0, 2, 0],
  timeouts: 1,
  otherWrong: 0,
  meanTime: 12.4,
};
