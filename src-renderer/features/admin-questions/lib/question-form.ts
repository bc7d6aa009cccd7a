import * as z from 'zod/mini';
import { characterOf, type CharacterId } from '#shared/constants/characters.ts';
import { EDITOR_DEFAULTS, OPTION_LETTERS, type Level } from '#shared/constants/game.ts';
import type { PlayQuestion, QuestionType, SpeechLevel } from '#shared/contracts/question.ts';
import { QuestionPayload } from '#shared/contracts/question-payload.ts';
import { linesOf, type DialogueLine } from '../../../components/question-form/dialogue-lines.ts';
import { formTexts } from '../form-texts.ts';
import type { BankQuestion } from './admin-question.ts';

/** What stands in the form, as it is typed. */
export interface QuestionForm {
  characterId: CharacterId | null;
  level: Level | null;
  type: QuestionType;
  lines: DialogueLine[];
  questionLine: string;
  options: string[];
  correct: number | null;
  essayText: string;
  explanation: string;
  hint: string;
  difficulty: string;
  category: string;
  points: string;
  /** Null where nobody said it. */
  speechLevel: SpeechLevel | null;
  topic: string | null;
  competences: string[];
  translation: { questionLine: string; options: string[]; essayText: string };
}

/** What is wrong, by the field of the payload: 'options.2'. */
export type FormErrors = Readonly<Record<string, string>>;

const NO_OPTIONS = OPTION_LETTERS.map(() => '');

/** A form for a new question, where the list already says which kind is looked at. */
export const emptyForm = (place: Pick<QuestionForm, 'characterId' | 'level'>): QuestionForm => ({
  ...place,
  type: 'multiple_choice',
  lines: linesOf([]),
  questionLine: '',
  options: NO_OPTIONS,
  correct: null,
  essayText: '',
  explanation: '',
  hint: '',
  difficulty: EDITOR_DEFAULTS.difficulty,
  category: EDITOR_DEFAULTS.category,
  points: String(EDITOR_DEFAULTS.points),
  speechLevel: null,
  topic: null,
  competences: [],
  translation: { questionLine: '', options: NO_OPTIONS, essayText: '' },
});

/** A form that shows a question of the bank. */
export function formOf(question: BankQuestion): QuestionForm {
  const { translation } = question;
  const isEssay = question.questionType === 'essay';
  return {
    characterId: question.characterId,
    level: question.level,
    type: question.questionType,
    lines: linesOf(question.conversation, translation?.conversation),
    questionLine: question.question,
    options: NO_OPTIONS.map((_none, index) => question.options[index] ?? ''),
    correct: isEssay ? null : question.correctAnswer,
    essayText: question.correctAnswerText,
    explanation: question.explanation,
    hint: question.hint ?? '',
    difficulty: question.difficulty,
    category: question.category,
    points: String(question.points),
    speechLevel: question.speechLevel ?? null,
    topic: question.topic ?? null,
    competences: question.competences ?? [],
    translation: {
      questionLine: translation?.questionLine ?? '',
      options: NO_OPTIONS.map((_none, index) => translation?.options[index] ?? ''),
      essayText: translation?.correctAnswerText ?? '',
    },
  };
}

/** Whether the question has a translation, or the beginning of one. */
export const hasTranslation = ({ lines, translation }: QuestionForm): boolean =>
  [
    ...lines.map((line) => line.translation),
    translation.questionLine,
    ...translation.options,
    translation.essayText,
  ].some((text) => text.trim() !== '');

/** The backend question payload of a form (section 3). Parts of the other type are left out. */
export function toPayload(form: QuestionForm): QuestionPayload {
  const isEssay = form.type === 'essay';
  const { translation } = form;
  return {
    characterId: form.characterId ?? '',
    ...(form.level !== null && { level: form.level }),
    question: form.questionLine,
    questionType: form.type,
    options: isEssay ? [] : form.options,
    correctAnswer: isEssay ? null : form.correct,
    correctAnswerText: isEssay ? form.essayText : '',
    explanation: form.explanation,
    hint: form.hint,
    difficulty: form.difficulty,
    category: form.category,
    points: form.points.trim() === '' ? NaN : Number(form.points),
    speechLevel: form.speechLevel,
    topic: form.topic,
    competences: form.competences,
    conversation: form.lines.map((line) => line.text),
    translation: {
      conversation: form.lines.map((line) => line.translation),
      questionLine: translation.questionLine,
      options: isEssay ? [] : translation.options,
      correctAnswerText: isEssay ? translation.essayText : '',
    },
  };
}

/** Everything that is wrong with a form, by the same rules as the server's. */
export function checkForm(form: QuestionForm): FormErrors {
  const parsed = z.safeParse(QuestionPayload, toPayload(form));
  const errors = new Map<string, string>();
  for (const { path, message } of parsed.error?.issues ?? []) {
    const key = path.join('.');
    // The first is about the value itself, later ones about what follows from it.
    if (!errors.has(key)) errors.set(key, message);
  }
  if (form.characterId === null) errors.set('characterId', formTexts.chooseCharacter);
  if (form.level === null) errors.set('level', formTexts.chooseLevel);
  return Object.fromEntries(errors);
}

/** Whether two forms would save the same question. */
export const isSameQuestion = (a: QuestionForm, b: QuestionForm): boolean =>
  JSON.stringify(toPayload(a)) === JSON.stringify(toPayload(b));

/** The question as players would get it, for a preview; what is not chosen yet has a stand-in. */
export function toPreview(form: QuestionForm, id: number): PlayQuestion {
  const { conversation, translation, ...payload } = toPayload(form);
  const filled = (texts: readonly string[] = []) => texts.map((text) => text.trim());
  return {
    id,
    character: characterOf(form.characterId ?? 'semar').name,
    level: form.level ?? EDITOR_DEFAULTS.level,
    type: form.type,
    conversation: filled(conversation).filter((line) => line !== ''),
    // The card asks nothing with an empty line.
    questionLine: payload.question.trim() || '…',
    options: filled(payload.options),
    correctAnswer: form.correct ?? -1,
    correctAnswerText: form.essayText.trim(),
    explanation: form.explanation.trim(),
    hint: form.hint.trim(),
    translation: {
      conversation: form.lines
        .filter((line) => line.text.trim() !== '')
        .map((line) => line.translation.trim()),
      questionLine: form.translation.questionLine.trim(),
      options: filled(translation?.options),
      correctAnswerText: form.translation.essayText.trim(),
    },
  };
}
