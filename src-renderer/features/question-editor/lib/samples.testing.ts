import { NO_OPTION, blankFields, type QuestionFields } from './question-fields.ts';

const text = (value: string) => ({ text: value, translation: '' });

/** A complete multiple choice, with changes. */
export const sampleFields = (change: Partial<QuestionFields> = {}): QuestionFields => ({
  ...blankFields('petruk', 2),
  lines: [
    { key: 1, text: 'Petruk: Sugeng enjing, Ma.', translation: 'Petruk: Selamat pagi, Romo.' },
    { key: 2, text: 'Semar: Sugeng enjing.', translation: '' },
  ],
  questionLine: text('Petruk: Kula badhe ____ dhateng sekolah.'),
  options: ['lunga', 'tindak', 'kesah', 'mlampah'].map(text),
  correctAnswer: 2,
  explanation: 'Untuk diri sendiri: kesah.',
  ...change,
});

/** A complete essay. */
export const sampleEssay = (): QuestionFields =>
  sampleFields({ type: 'essay', correctAnswer: NO_OPTION, answerText: text('kesah') });
