import { OPTION_LETTERS } from '#shared/constants/game.ts';
import { changeLine } from '../../../components/question-form/dialogue-lines.ts';
import type { TranslatedPart } from '../../../components/question-form/TranslationPanel.tsx';
import { formTexts as texts } from '../form-texts.ts';
import { replaced } from './replaced.ts';
import type { FormErrors, QuestionForm } from './question-form.ts';

/** Everything of a question that can be translated, in its order. */
export function translatedParts(
  form: QuestionForm,
  errors: FormErrors,
  onChange: (change: Partial<QuestionForm>) => void,
): TranslatedPart[] {
  const { translation } = form;
  const set = (change: Partial<QuestionForm['translation']>) =>
    onChange({ translation: { ...translation, ...change } });

  const lines = form.lines.map(({ key, text, translation: translated }, index) => ({
    id: `line-${key}`,
    label: texts.line(index + 1),
    source: text,
    translation: translated,
    error: errors[`translation.conversation.${index}`],
    onChange: (value: string) =>
      onChange({ lines: changeLine(form.lines, key, { translation: value }) }),
  }));
  const question = {
    id: 'question',
    label: texts.questionLine,
    source: form.questionLine,
    translation: translation.questionLine,
    error: errors['translation.questionLine'],
    onChange: (questionLine: string) => set({ questionLine }),
  };
  const answer = {
    id: 'answer',
    label: texts.essayText,
    source: form.essayText,
    translation: translation.essayText,
    error: errors['translation.correctAnswerText'],
    onChange: (essayText: string) => set({ essayText }),
  };
  const options = OPTION_LETTERS.map((letter, index) => ({
    id: `option-${letter}`,
    label: texts.option(letter),
    source: form.options[index] ?? '',
    translation: translation.options[index] ?? '',
    error: errors[`translation.options.${index}`],
    onChange: (value: string) => set({ options: replaced(translation.options, index, value) }),
  }));
  return [...lines, question, ...(form.type === 'essay' ? [answer] : options)];
}
