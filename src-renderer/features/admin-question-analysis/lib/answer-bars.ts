import type { QuestionAnalysis } from '#shared/contracts/question-analysis.contract.ts';

/** One way in which a question was answered, and how often. */
export interface AnswerBar {
  kind: 'right' | 'wrong' | 'timeout' | 'other';
  /** Letter of the option; empty where it is none. */
  letter: string;
  /** The option itself; empty where it is none. */
  text: string;
  count: number;
  /** 0 to 1, of all answers. */
  share: number;
}

/** Every way in which a question was answered: its options in their order, then what was none of them. */
export function answerBars(question: QuestionAnalysis): AnswerBar[] {
  const { options, correctAnswer, timesAnswered, timesCorrect, wrongOptions } = question;
  const bar = (kind: AnswerBar['kind'], count: number, letter = '', text = ''): AnswerBar => ({
    kind,
    letter,
    text,
    count,
    share: timesAnswered === 0 ? 0 : count / timesAnswered,
  });
  const bars =
    question.questionType === 'essay'
      ? [bar('right', timesCorrect)]
      : options.map((text, index) =>
          index === correctAnswer
            ? bar('right', timesCorrect, letterOf(index), text)
            : bar('wrong', wrongOptions[index] ?? 0, letterOf(index), text),
        );
  // Rare, and no news where they never happened.
  if (question.otherWrong > 0) bars.push(bar('other', question.otherWrong));
  if (question.timeouts > 0) bars.push(bar('timeout', question.timeouts));
  return bars;
}

const letterOf = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index);
