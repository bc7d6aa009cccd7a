import type { QuestionPayload } from '#shared/contracts/question-payload.ts';

/** A multiple choice as the admin's form sends it. */
export const choice = {
  characterId: 'Petruk',
  conversation: ['Petruk: Pak, badhe tindak pundi?', 'Bapak: Menyang pasar.'],
  question: 'Petruk: Nderekaken _____.',
  questionType: 'multiple_choice',
  options: ['sugeng', 'mlaku', 'dolan', 'turu'],
  correctAnswer: 0,
  explanation: 'Sugeng dipakai untuk mengantar orang yang dihormati.',
} satisfies QuestionPayload;

/** An essay as the admin's form sends it. */
export const essay = {
  characterId: 3,
  conversation: ['Petruk: Iki apa?'],
  question: 'Apa tegese "omah"?',
  questionType: 'essay',
  correctAnswerText: 'rumah / griya',
  explanation: 'Omah berarti rumah.',
} satisfies QuestionPayload;
