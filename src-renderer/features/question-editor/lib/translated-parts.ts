import { OPTION_LETTERS } from '#shared/constants/game.ts';
import { changeLine } from '../../../components/question-form/dialogue-lines.ts';
import type { TranslatedPart } from '../../../components/question-form/TranslationPanel.tsx';
import { fieldNames, questionEditorTexts as texts } from '../texts.ts';
import type { FieldErrors, QuestionFields } from './question-fields.ts';

/** Every text that players see, with its translation: lines, question line, and what is answered. */
export function translatedParts(
  fields: QuestionFields,
  errors: FieldErrors,
  onChange: (fields: QuestionFields) => void,
): TranslatedPart[] {
  const { lines, questionLine, options, answerText } = fields;
  const answers =
    fields.type === 'essay'
      ? [
          {
            id: 'answer',
            label: texts.answerText,
            source: answerText.text,
            translation: answerText.translation,
            error: errors['translation.correctAnswerText'],
            onChange: (translation: string) =>
              onChange({ ...fields, answerText: { ...answerText, translation } }),
          },
        ]
      : options.map(({ text, translation }, index) => ({
          id: `option-${index}`,
          label: fieldNames.option(OPTION_LETTERS[index] ?? ''),
          source: text,
          translation,
          error: errors[`translation.options.${index}`],
          onChange: (changed: string) =>
            onChange({
              ...fields,
              options: options.map((option, at) =>
                at === index ? { ...option, translation: changed } : option,
              ),
            }),
        }));
  return [
    ...lines.map(({ key, text, translation }, index) => ({
      id: `line-${key}`,
      label: fieldNames.line(index + 1),
      source: text,
      translation,
      error: errors[`translation.conversation.${index}`],
      onChange: (changed: string) =>
        onChange({ ...fields, lines: changeLine(lines, key, { translation: changed }) }),
    })),
    {
      id: 'question',
      label: texts.questionLine,
      source: questionLine.text,
      translation: questionLine.translation,
      error: errors['translation.questionLine'],
      onChange: (translation) =>
        onChange({ ...fields, questionLine: { ...questionLine, translation } }),
    },
    ...answers,
  ];
}

/** Whether the question has a translation, or the beginning of one. */
export const hasTranslation = ({
  lines,
  questionLine,
  options,
  answerText,
}: QuestionFields): boolean =>
  [...lines, questionLine, ...options, answerText].some(
    ({ translation }) => translation.trim() !== '',
  );
