import type { QuestionAnalysis } from '#shared/contracts/question-analysis.contract.ts';
import type { PlayQuestion } from '#shared/contracts/question.ts';
import { SESSION } from '#shared/constants/game.ts';
import type { AnalysisRow, AnswerCount } from './question-analysis.repository.ts';

/** How the answers to a question were wrong. */
type Wrong = Pick<QuestionAnalysis, 'wrongOptions' | 'timeouts' | 'otherWrong'>;

/** A question with its answers, each told by the newest wording of the series. */
export function toAnalysis(
  row: AnalysisRow,
  now: PlayQuestion,
  answers: readonly AnswerCount[],
  versions: ReadonlyMap<number, PlayQuestion>,
): QuestionAnalysis {
  const { timesAnswered, timesCorrect, meanTime } = row;
  return {
    _id: String(row.id),
    series: row.series,
    replacedAt: row.replaced_at === null ? null : new Date(row.replaced_at).toISOString(),
    characterId: row.character_id,
    level: now.level,
    questionType: now.type,
    question: now.questionLine,
    options: now.options,
    correctAnswer: now.correctAnswer,
    timesAnswered,
    timesCorrect,
    shareCorrect: timesAnswered === 0 ? null : timesCorrect / timesAnswered,
    ...countWrong(now, answers, versions),
    meanTime: meanTime === null ? null : Math.round(meanTime * 10) / 10,
  };
}

function countWrong(
  now: PlayQuestion,
  answers: readonly AnswerCount[],
  versions: ReadonlyMap<number, PlayQuestion>,
): Wrong {
  const wrong: Wrong = { wrongOptions: now.options.map(() => 0), timeouts: 0, otherWrong: 0 };
  for (const { version_id, selected_answer, is_correct, count } of answers) {
    if (is_correct === 1) continue;
    const then = versions.get(version_id);
    const isLate = then?.type === 'multiple_choice' && selected_answer === then.correctAnswer;
    const place = placeNow(now, then, selected_answer ?? SESSION.noChoice);
    if (selected_answer === SESSION.noChoice || isLate) {
      wrong.timeouts += count;
      continue;
    }
    const known = wrong.wrongOptions[place];
    if (known === undefined) wrong.otherWrong += count;
    else wrong.wrongOptions[place] = known + count;
  }
  return wrong;
}

/** Where a chosen option stands now: an edit may have moved it, and the same text is the same choice. */
function placeNow(now: PlayQuestion, then: PlayQuestion | undefined, selected: number): number {
  const text = then?.options[selected];
  if (text === undefined) return SESSION.noChoice;
  return text === now.options[selected] ? selected : now.options.indexOf(text);
}
