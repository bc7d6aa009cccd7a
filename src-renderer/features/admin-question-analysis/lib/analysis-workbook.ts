import { writeXlsx } from 'hucre/xlsx';
import { characterOf } from '#shared/constants/characters.ts';
import { OPTION_LETTERS } from '#shared/constants/game.ts';
import type { QuestionAnalysis } from '#shared/contracts/question-analysis.contract.ts';
import { analysisTexts as texts } from '../texts.ts';

type Cell = string | number | null;

const COLUMNS: readonly {
  heading: string;
  /** In characters. */
  width: number;
  of: (question: QuestionAnalysis) => Cell;
}[] = [
  { heading: texts.columns.id, width: 8, of: ({ _id }) => Number(_id) },
  { heading: texts.question, width: 60, of: ({ question }) => question },
  { heading: texts.character, width: 12, of: ({ characterId }) => characterOf(characterId).name },
  { heading: texts.level, width: 8, of: ({ level }) => level },
  { heading: texts.columns.timesAnswered, width: 10, of: ({ timesAnswered }) => timesAnswered },
  { heading: texts.timesCorrect, width: 10, of: ({ timesCorrect }) => timesCorrect },
  {
    heading: texts.percentCorrect,
    width: 10,
    of: ({ shareCorrect }) => (shareCorrect === null ? null : Math.round(shareCorrect * 100)),
  },
  { heading: texts.meanSeconds, width: 12, of: ({ meanTime }) => meanTime },
  ...OPTION_LETTERS.flatMap((letter, at) => [
    {
      heading: texts.option(letter),
      width: 24,
      of: ({ options }: QuestionAnalysis) => options[at] ?? null,
    },
    {
      heading: texts.wronglyChosen(letter),
      width: 10,
      of: ({ wrongOptions, correctAnswer, options }: QuestionAnalysis) =>
        options.length === 0 || at === correctAnswer ? null : (wrongOptions[at] ?? 0),
    },
  ]),
  { heading: texts.timeouts, width: 12, of: ({ timeouts }) => timeouts },
  { heading: texts.otherWrong, width: 12, of: ({ otherWrong }) => otherWrong },
];

/** The analysis as a workbook: a row for each question, texts as texts and counts as numbers. */
export const writeAnalysis = (questions: readonly QuestionAnalysis[]): Promise<Uint8Array> =>
  writeXlsx({
    sheets: [
      {
        name: texts.table,
        columns: COLUMNS.map(({ width }) => ({ width })),
        rows: [
          COLUMNS.map(({ heading }) => heading),
          ...questions.map((question) => COLUMNS.map(({ of }) => of(question))),
        ],
        cells: new Map(
          COLUMNS.map((_column, at) => [`0,${at}`, { style: { font: { bold: true } } }] as const),
        ),
        freezePane: { rows: 1 },
      },
    ],
  });
