import { playTexts } from '../texts.ts';
import type { CardQuestion, ShownText, Verdict } from './card-question.ts';
import { gapWord, shownTexts } from './card-question.ts';
import { hasBlank, parseQuestionLine } from './dialogue.ts';

/** The heading above the answers: what the question line asks for, else a general request. */
export function askOf(type: CardQuestion['type'], questionLine: ShownText): ShownText {
  const { request } = parseQuestionLine(questionLine.text);
  if (request !== null) return { text: request, lang: questionLine.lang };
  const blank = hasBlank(questionLine.text);
  const text =
    type === 'essay'
      ? blank
        ? playTexts.askEssay
        : playTexts.askEssayPlain
      : blank
        ? playTexts.askChoice
        : playTexts.askChoicePlain;
  return { text, lang: 'id' };
}

/** What fills the gap after the answer, in the language on screen. */
export function solutionOf(question: CardQuestion, verdict: Verdict, translated: boolean): string {
  const { correctIndex, correctText } = verdict;
  const option =
    correctIndex === null ? undefined : shownTexts(question, translated).options[correctIndex];
  return gapWord(option?.text ?? correctText);
}
