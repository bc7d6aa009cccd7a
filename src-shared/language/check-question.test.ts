import { describe, expect, it } from 'vitest';
import { checkOption, checkQuestion } from './check-question.ts';
import type { AnnotatedQuestion } from './check-question.ts';

function buildQuestion(overrides: Partial<AnnotatedQuestion> = {}): AnnotatedQuestion {
  const upward = { speaker: 'Gareng', addressee: 'Bu Guru', speechLevel: 'krama alus' as const };
  return {
    id: 1301,
    level: 3,
    type: 'multiple_choice',
    conversation: ['Gareng: Sampun, Bu. Garapan kula sampun rampung.'],
    questionLine: 'Gareng: Bukunipun sampun _____ wonten ing meja, Bu.',
    options: ['dikumpulake', 'dikempalaken', 'dipunkumpulake', 'dipunkempalaken'],
    correctAnswer: 3,
    correctAnswerText: '',
    annotation: { lines: [upward, upward] },
    ...overrides,
  };
}

const rulesOf = (question: AnnotatedQuestion) => checkQuestion(question).map(({ rule }) => rule);

describe('checkQuestion', () => {
  it('fills the right answer in', () => {
    expect(rulesOf(buildQuestion())).toEqual([]);
    expect(rulesOf(buildQuestion({ correctAnswer: 1 }))).toEqual(['affix-mix']);
  });

  it('gives line and position of a finding', () => {
    const [found] = checkQuestion(buildQuestion({ conversation: ['Gareng: Kula wis rampung.'] }));
    expect(found).toMatchObject({ id: 1301, line: 0, word: 'wis', suggestion: 'sampun' });
    expect(found?.text.slice(found.start, found.end)).toBe('wis');
  });

  it('judges a wrong option in its sentence', () => {
    expect(checkOption(buildQuestion(), 0).map(({ rule }) => rule)).toEqual(['wrong-frame']);
  });

  it('takes the key of an essay, and leaves the blank where an Indonesian meaning is asked', () => {
    const essay = { type: 'essay' as const, options: [], correctAnswer: 0 };
    const line = 'Gareng: Kula badhe _____, Bu. (Isinen nganggo krama saka tembung "lunga")';
    expect(
      rulesOf(buildQuestion({ ...essay, questionLine: line, correctAnswerText: 'tindak' })),
    ).toEqual(['krama-inggil-self']);
    const meaning = { ...essay, level: 1, correctAnswerText: 'sembuh' };
    const peer = { speaker: 'Gareng', addressee: 'Bagong', speechLevel: 'ngoko lugu' as const };
    const asked =
      'Gareng: Ing basa Indonesia, "mari" tegese _____. (Isinen nganggo basa Indonesia)';
    const question = buildQuestion({ ...meaning, conversation: ['Gareng: Ora, Gong.'] });
    expect(
      rulesOf({ ...question, questionLine: asked, annotation: { lines: [peer, peer] } }),
    ).toEqual([]);
  });

  it('honours exceptions and reports those that no longer match', () => {
    const { annotation } = buildQuestion();
    const conversation = ['Gareng: Kula mbekta rengginang, Bu.'];
    const exception = (word: string) => [{ rule: 'unknown-word', word, reason: 'Nama sajian.' }];
    const excepted = { ...annotation, exceptions: exception('rengginang') };
    const stale = { ...annotation, exceptions: exception('berkat') };
    expect(rulesOf(buildQuestion({ conversation }))).toEqual(['unknown-word']);
    expect(rulesOf(buildQuestion({ conversation, annotation: excepted }))).toEqual([]);
    expect(rulesOf(buildQuestion({ annotation: stale }))).toEqual(['stale-exception']);
  });
});
