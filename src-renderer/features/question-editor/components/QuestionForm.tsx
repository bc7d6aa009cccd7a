import { useState } from 'react';
import { DialogueFields } from '../../../components/question-form/DialogueFields.tsx';
import { FieldNote } from '../../../components/question-form/FieldNote.tsx';
import { OptionFields } from '../../../components/question-form/OptionFields.tsx';
import { TranslationPanel } from '../../../components/question-form/TranslationPanel.tsx';
import { NO_OPTION, type FieldErrors, type QuestionFields } from '../lib/question-fields.ts';
import { hasTranslation, translatedParts } from '../lib/translated-parts.ts';
import { questionEditorTexts as texts } from '../texts.ts';
import { LabelledText } from './LabelledText.tsx';
import classes from './QuestionForm.module.css';
import { QuestionPlace } from './QuestionPlace.tsx';

interface QuestionFormProps {
  id: number;
  fields: QuestionFields;
  errors: FieldErrors;
  onChange: (fields: QuestionFields) => void;
}

/** Everything of one question (section 5). */
export function QuestionForm({ id, fields, errors, onChange }: QuestionFormProps) {
  const [startsTranslated] = useState(() => hasTranslation(fields));
  const set = (change: Partial<QuestionFields>) => onChange({ ...fields, ...change });
  const { characterId, level, type, questionLine, options, answerText } = fields;
  return (
    <div className={classes.root}>
      <QuestionPlace characterId={characterId} level={level} type={type} onChange={set} />
      <div className={classes.dialogue}>
        <p className={classes.label} aria-hidden="true">
          {texts.conversation}
        </p>
        <DialogueFields
          lines={fields.lines}
          errorOf={(index) => errors[`conversation.${index}`]}
          onChange={(lines) => set({ lines })}
        />
        <FieldNote id={`lines-${id}`} error={errors['conversation']} />
      </div>
      <LabelledText
        single
        label={texts.questionLine}
        help={texts.questionLineHelp}
        error={errors['question']}
        lang="jv"
        value={questionLine.text}
        onChange={(text) => set({ questionLine: { ...questionLine, text } })}
      />
      {type === 'multiple_choice' ? (
        <OptionFields
          options={options.map((option) => option.text)}
          correct={fields.correctAnswer === NO_OPTION ? null : fields.correctAnswer}
          errorOf={(index) => errors[`options.${index}`]}
          error={errors['correctAnswer'] ?? errors['options']}
          onOption={(index, text) =>
            set({
              options: options.map((option, at) => (at === index ? { ...option, text } : option)),
            })
          }
          onCorrect={(correctAnswer) => set({ correctAnswer })}
        />
      ) : (
        <LabelledText
          single
          label={texts.answerText}
          help={texts.answerTextHelp}
          error={errors['correctAnswerText']}
          lang="jv"
          value={answerText.text}
          onChange={(text) => set({ answerText: { ...answerText, text } })}
        />
      )}
      <div className={classes.notes}>
        <LabelledText
          label={texts.explanation}
          error={errors['explanation']}
          value={fields.explanation}
          onChange={(explanation) => set({ explanation })}
        />
        <LabelledText
          single
          label={texts.hint}
          error={errors['hint']}
          value={fields.hint}
          onChange={(hint) => set({ hint })}
        />
      </div>
      <TranslationPanel
        startsOpen={startsTranslated}
        parts={translatedParts(fields, errors, onChange)}
      />
    </div>
  );
}
