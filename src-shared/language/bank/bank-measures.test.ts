import { describe, expect, it } from 'vitest';
import { blendedChances } from './blended-guess.ts';
import type { BankQuestion } from './bank-question.ts';
import { isLastWordEnough, isRequestEnough } from './essay-guesses.ts';
import { formMeasures } from './form-measures.ts';
import { chanceOf, GUESSES, keyCounts } from './guesses.ts';
import { guessMeasures } from './guess-measures.ts';
import { isHeld, measure, measureLines } from './measure.ts';
import type { Measure } from './measure.ts';
import { onceMeasures } from './once-measures.ts';
import { isGrid, optionMeasures } from './option-measures.ts';
import { castMeasures } from './cast-measures.ts';
import { taskFormOf } from './task-form.ts';
import { buildEssay, buildQuestion } from '../testing/build-question.ts';
import { textMeasures } from './text-measures.ts';

const nobody = () => false;
const known = (questions: readonly BankQuestion[] = []) => ({
  isIndonesian: (word: string) => word === 'bukunya',
  keys: keyCounts(questions),
});

const named = (measures: readonly Measure[], name: string) =>
  measures.filter((entry) => entry.name === name);
const valueOf = (measures: readonly Measure[], name: string) => named(measures, name)[0]?.value;

describe('guesses that never read the dialogue', () => {
  it('share the chance among the options that are marked best', () => {
    expect(chanceOf([1, 1, 0, 0], 1)).toBe(0.5);
    expect(chanceOf([1, 1, 0, 0], 2)).toBe(0);
    expect(chanceOf([0, 0, 0, 0], 2)).toBe(0.25);
  });

  it.each([
    ['B1', { options: ['berapa', 'pira', 'bukunya', 'sapa'] }, [0, 1, 0, 1]],
    ['B2', { level: 1, options: ['pira', 'pinten', 'sapa', 'sinten'] }, [1, 0, 1, 0]],
    ['B2', { level: 2, options: ['dhahar', 'mangan', 'matur', 'nedha'] }, [1, 0, 1, 0]],
    ['B2', { level: 3, options: ['dipuntumbas', 'ditumbas', 'tuku', 'mundhut'] }, [1, 0, 0, 0]],
    ['B3', { level: 1, options: ['pira', 'pinten', 'berapa', 'sapa'] }, [31, 30, 30, 11]],
    [
      'B4',
      {
        level: 3,
        questionLine: 'Petruk: Kula _____.',
        options: ['tuku', 'tumbas', 'mundhut', 'omah'],
      },
      [0, 11, 0, 0],
    ],
    ['B7', { options: ['a', 'abc', 'ab', 'b'] }, [1, 3, 2, 1]],
  ])('%s marks the options of %j', (code, overrides, marks) => {
    const guess = GUESSES.find((entry) => entry.code === code);
    expect(guess?.marks(buildQuestion(overrides), known())).toEqual(marks);
  });

  it('B5 counts how often an option is the key elsewhere', () => {
    const questions = [
      buildQuestion({ id: 2101, options: ['pira', 'sapa', 'apa', 'piye'], correctAnswer: 0 }),
      buildQuestion({ id: 2102, options: ['sapa', 'pira', 'endi', 'piye'], correctAnswer: 0 }),
    ];
    const guess = GUESSES.find(({ code }) => code === 'B5');
    const marks = questions.map((question) => guess?.marks(question, known(questions)));
    expect(marks).toEqual([
      [0, 1, 0, 0],
      [0, 1, 0, 0],
    ]);
  });

  it('B6 finds the option that is most like the others', () => {
    const guess = GUESSES.find(({ code }) => code === 'B6');
    const marks = guess?.marks(
      buildQuestion({ options: ['lali', 'lala', 'lalu', 'eling'] }),
      known(),
    );
    expect(chanceOf(marks ?? [], 3)).toBe(0);
  });

  it('the blend learns a habit of the bank from other questions', () => {
    const habit = Array.from({ length: 20 }, (_, at) =>
      buildQuestion({ id: at, options: ['ana', 'ora', 'kepriye', 'apa'], correctAnswer: 2 }),
    );
    expect([...blendedChances(habit, known()).values()]).toEqual(habit.map(() => 1));
  });

  it('reads what an essay asks from its request, and from the last word of the dialogue', () => {
    const request = '(Isinen nganggo krama inggil saka tembung "lara")';
    const told = buildEssay({ questionLine: `Gareng: Bapak _____. ${request}` }, 'gerah');
    expect(isRequestEnough(told)).toBe(true);
    const silent = buildEssay({ questionLine: 'Gareng: Bapak _____. (Isinen satembung)' }, 'gerah');
    expect(isRequestEnough(silent)).toBe(false);
    expect(isLastWordEnough({ ...silent, conversation: ['Ibu: Sapa sing lara?'] })).toBe(true);
    expect(isLastWordEnough({ ...silent, conversation: ['Ibu: Lara! Sapa turu?'] })).toBe(false);
  });

  it('a cell may lie fifteen points above the cap of its level', () => {
    const found = guessMeasures([buildQuestion()], nobody);
    expect(named(found, 'B3 largest family, then level')[0]?.limit).toEqual({ most: 40 });
    expect(named(found, 'B3 largest family, then level, cells')[0]?.limit).toEqual({ most: 55 });
  });
});

describe('options', () => {
  it.each([
    [['Bapak ngunjuk', 'Bapak ngombe', 'Kula ngunjuk', 'Kula ngombe'], true],
    [
      ['Bapak ngunjuk wedang', 'Kula ngombe wedang', 'Bapak ngombe wedang', 'Kula ngunjuk wedang'],
      true,
    ],
    [['Bapak ngunjuk', 'Ibu ngombe', 'Kula ngunjuk', 'Kula ngombe'], false],
    [['pira', 'sapa', 'apa', 'piye'], false],
  ])('sees whether %j is a grid', (options, expected) => {
    expect(isGrid(options)).toBe(expected);
  });

  it('counts forms of one meaning, of which a grid has two', () => {
    const grid = ['Bapak ngunjuk', 'Bapak ngombe', 'Kula ngunjuk', 'Kula ngombe'];
    const family = ['mangan', 'nedha', 'dhahar', 'turu'];
    const name = 'G4 three forms of one meaning';
    expect(valueOf(optionMeasures([buildQuestion({ options: grid })], nobody), name)).toBe(0);
    expect(valueOf(optionMeasures([buildQuestion({ options: family })], nobody), name)).toBe(100);
  });

  it('counts false friends by their code, and words that only Indonesian knows', () => {
    const question = buildQuestion();
    const found = optionMeasures([question], nobody);
    expect(valueOf(found, 'G1 with a false friend (E9)')).toBe(1);
    expect(valueOf(found, 'G1 with a plain Indonesian word')).toBe(1);
  });

  it('takes the scenes of annotation.swap before the error codes', () => {
    const base = buildQuestion();
    const swap = ['never', null, 'never', 'Gareng takon'];
    const told = { ...base, annotation: { ...base.annotation, swap } };
    expect(valueOf(optionMeasures([told], nobody), 'G2 one option right elsewhere')).toBe(100);
    expect(valueOf(optionMeasures([told], nobody), 'G2 two options right elsewhere')).toBe(0);
  });

  it('counts three affix errors in one question', () => {
    const base = buildQuestion();
    const distractors = ['E5' as const, null, 'E6' as const, 'E7' as const];
    const found = { ...base, annotation: { ...base.annotation, distractors } };
    expect(valueOf(optionMeasures([found], nobody), 'G6 three affix errors in one')).toBe(1);
  });
});

describe('task forms', () => {
  it('are what the question says, else what it looks like', () => {
    const base = buildQuestion();
    expect(taskFormOf({ ...base, annotation: { ...base.annotation, form: 'F8' } })).toBe('F8');
    expect(taskFormOf(base)).toBe('F2');
    expect(taskFormOf(buildQuestion({ options: ['a, b', 'b, a', 'A, b', 'b, A'] }))).toBe('F7');
    const meaning = 'Petruk: "Mesem" tegese _____. (Isinen nganggo basa Indonesia)';
    expect(taskFormOf(buildEssay({ questionLine: meaning, level: 1 }, 'senyum'))).toBe('W6');
  });

  it('have a quota in each cell, and requests give nothing away', () => {
    const plain = 'Petruk: Bapak _____. (Isinen satembung, wiwitane s-)';
    const named = 'Petruk: Bapak _____. (Isinen nganggo krama inggil saka tembung "turu")';
    const found = formMeasures([
      buildEssay({ id: 2203, level: 2, questionLine: plain }, 'sare'),
      buildEssay({ id: 2204, level: 2, questionLine: named }, 'sare'),
    ]);
    expect(valueOf(found, 'essays that name the base')).toBe(1);
    expect(valueOf(found, 'essays with another request')).toBe(0);
    expect(found.find(({ name }) => name === 'F2')?.limit).toEqual({ least: 5, most: 5 });
  });
});

describe('what may come once', () => {
  it('finds keys, option sets and openings that come again', () => {
    const options = ['pira', 'sapa', 'apa', 'endi'];
    const found = onceMeasures([
      buildQuestion({ id: 2101, options, correctAnswer: 0 }),
      buildQuestion({ id: 2102, options: ['endi', 'pira', 'apa', 'kapan'], correctAnswer: 1 }),
    ]);
    expect(valueOf(found, 'one-word keys used again')).toBe(1);
    expect(named(found, 'pairs of sets that share 3 options')[0]?.groups).toEqual([
      { text: 'pira, apa, endi', ids: [2101, 2102] },
    ]);
    expect(valueOf(found, 'same two first words')).toBe(1);
  });

  it('lets a core word be the key twice, in another level and form', () => {
    const pair = (form: 'F1' | 'F2') => [
      buildQuestion({ id: 2101, options: ['dhahar', 'apa', 'piye', 'endi'], correctAnswer: 0 }),
      buildQuestion({
        id: 2201,
        level: 2,
        options: ['sapa', 'dhahar', 'kapan', 'pira'],
        annotation: { ...buildQuestion().annotation, form },
      }),
    ];
    expect(valueOf(onceMeasures(pair('F1')), 'one-word keys used again')).toBe(0);
    expect(valueOf(onceMeasures(pair('F2')), 'one-word keys used again')).toBe(1);
  });

  it('counts stock words by use, themes by question, and slametan is no Slamet', () => {
    const conversation = ['Petruk: Wah, wah! Tempe lan tempe.', 'Gareng: Slametan apa?'];
    const found = onceMeasures([buildQuestion({ conversation })]);
    expect(valueOf(found, 'Wah')).toBe(2);
    expect(valueOf(found, 'tempe')).toBe(1);
    expect(valueOf(found, 'Slamet')).toBe(0);
  });
});

describe('cast, texts and culture', () => {
  it('counts the lines of side characters by gender', () => {
    const conversation = ['Sari: Iya.', 'Pak Guru: Ora.', 'Bakul: Mangga.', 'Mbah Putri: Le.'];
    const found = castMeasures([buildQuestion({ conversation })]);
    expect(valueOf(found, 'lines of women and girls')).toBeCloseTo(66.7, 1);
  });

  it('judges explanations and lengths', () => {
    const sound = buildQuestion({
      explanation:
        "Untuk Bapak 'dhahar'. Bapak dhahar · kula nedha · adhik mangan. 'Nedha' menggoda karena sopan, tetapi yang makan Bapak sendiri.",
    });
    const broken = buildQuestion({
      explanation: "'Pira' bahasa Indonesia, untuk diri sendiri.",
      options: ['siji loro telu papat lima enem pitu', 'a', 'b', 'c'],
    });
    const values = (question: BankQuestion) =>
      textMeasures([question])
        .filter((entry) => entry.group.startsWith('Expl') || entry.group === 'Lengths')
        .map(({ value }) => value);
    expect(values(sound)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(values(broken)).toEqual([1, 0, 1, 1, 1, 0, 0, 1, 0]);
  });

  it('names the things of a cell that are not told yet', () => {
    const conversation = ['Petruk: Ayo gawe layangan!', 'Bagong: Aku dolanan dakon.'];
    const [told] = textMeasures([buildQuestion({ conversation })]).filter(
      ({ name }) => name === 'told',
    );
    expect(told).toMatchObject({ value: 2, limit: { least: 4 } });
    expect(told?.note).toBe('parikan, cublak-cublak suweng');
  });
});

describe('the lines of the report', () => {
  it('show each figure beside its limit, and what lies behind those beyond it', () => {
    const [first, second] = [buildQuestion({ id: 2101 }), buildQuestion({ id: 2102 })];
    const entry = { group: 'Group', name: 'name', limit: { most: 40 }, unit: '%' as const };
    const found = [
      measure({ ...entry, scope: { level: 1 }, value: 40.4 }),
      measure({ ...entry, scope: { level: 2 }, value: 41, ids: [2101, 2102] }),
    ];
    expect(found.map(isHeld)).toEqual([true, false]);
    expect(measureLines(found, [first, second])).toEqual([
      'Group:',
      `  ${'name'.padEnd(34)} L1 40 % (<= 40) · L2 41 % (<= 40) !!`,
      '      L2: 2101 2102',
      'Figures beyond their limit: 1 of 2',
    ]);
    expect(measureLines(found, [second])).toContain('      L2: 2102');
  });
});
