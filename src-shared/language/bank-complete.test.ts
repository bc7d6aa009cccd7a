import { describe, expect, it } from 'vitest';
import { bankFiles, isIndonesian } from '../../scripts/bank-files.ts';
import { BANK_CHARACTERS, BANK_LEVELS } from './bank/bank-question.ts';
import { cellFaults, QUESTIONS_A_CELL } from './bank/cell-structure.ts';
import { isHeld, measureLines } from './bank/measure.ts';
import { nearDuplicates } from './bank/near-duplicates.ts';
import { optionFaults } from './bank/option-faults.ts';
import { structureFaults } from './bank/question-structure.ts';
import { readBank } from './bank/read-bank.ts';
import { measuresOf } from './bank/report.ts';
import { vocabularyOf } from './bank/vocabulary.ts';
import { checkOption } from './check-question.ts';

const LEAST_WORDS = 450;
const POSITION_SHARE = { least: 0.2, most: 0.3 };

/** Share of the wrong options with one error code that the checker reports by itself. */
const LEAST_FLAGGED = 0.9;

/** Milliseconds: the measures learn the blended guess five times over, which takes seconds. */
const MEASURING_MS = 60_000;

const { questions } = readBank(bankFiles());

describe('complete question bank', () => {
  it('has 20 questions in every cell, 320 in all', () => {
    expect(questions).toHaveLength(320);
    const cells = BANK_CHARACTERS.flatMap((character) =>
      BANK_LEVELS.map(
        (level) => questions.filter((q) => q.character === character && q.level === level).length,
      ),
    );
    expect(cells).toEqual(cells.map(() => QUESTIONS_A_CELL));
  });

  it('has no fault of form', () => {
    const notes = questions.flatMap((q) => [...structureFaults(q), ...optionFaults(q)]);
    const faults = [...notes, ...cellFaults(questions)].filter((n) => n.severity === 'fault');
    expect(faults).toEqual([]);
  });

  it(
    'holds every limit of what may be guessed, said and told',
    () => {
      const beyond = measuresOf(questions, isIndonesian).filter((entry) => !isHeld(entry));
      expect(measureLines(beyond, questions)).toEqual(['Figures beyond their limit: 0 of 0']);
    },
    MEASURING_MS,
  );

  it('tells no story twice', () => {
    expect(nearDuplicates(questions)).toEqual([]);
  });

  it('spreads the right answers over all four places', () => {
    const choice = questions.filter(({ type }) => type === 'multiple_choice');
    for (const place of [0, 1, 2, 3]) {
      const share = choice.filter((q) => q.correctAnswer === place).length / choice.length;
      expect(share).toBeGreaterThanOrEqual(POSITION_SHARE.least);
      expect(share).toBeLessThanOrEqual(POSITION_SHARE.most);
    }
  });

  // E9 is not among them: no option is an Indonesian word (G1 of the report).
  it.each(['E1', 'E3', 'E4', 'E5', 'E6', 'E7', 'E8'])(
    'flags most wrong options with the error %s, which a rule covers',
    (code) => {
      const options = questions.flatMap((question) =>
        question.annotation.distractors.flatMap((found, index) =>
          found === code ? [checkOption(question, index).length > 0] : [],
        ),
      );
      const flagged = options.filter((seen) => seen).length / options.length;
      expect(flagged).toBeGreaterThanOrEqual(LEAST_FLAGGED);
    },
  );

  it('uses many words and every topic of the lexicon', () => {
    const { words, untouchedTopics } = vocabularyOf(questions);
    expect(words.length).toBeGreaterThanOrEqual(LEAST_WORDS);
    expect(untouchedTopics).toEqual([]);
  });
});
