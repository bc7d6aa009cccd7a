import { CHARACTERS, parseCharacterId } from '#shared/constants/characters.ts';
import { LEVELS } from '#shared/constants/game.ts';
import { parseLevel } from '#shared/rules/level.ts';
import { Field } from '../../../components/Field.tsx';
import { FilterSelect } from '../../../components/admin/FilterSelect.tsx';
import { DialogueFields } from '../../../components/question-form/DialogueFields.tsx';
import { TranslationPanel } from '../../../components/question-form/TranslationPanel.tsx';
import { TypeField } from '../../../components/question-form/TypeField.tsx';
import { hasTranslation, type FormErrors, type QuestionForm } from '../lib/question-form.ts';
import { translatedParts } from '../lib/translated-parts.ts';
import { formTexts as texts } from '../form-texts.ts';
import { adminQuestionsTexts } from '../texts.ts';
import { AnswerFields } from './AnswerFields.tsx';
import { CurriculumFields } from './CurriculumFields.tsx';
import { DetailFields } from './DetailFields.tsx';
import classes from './QuestionFields.module.css';
import { TextArea } from './TextArea.tsx';

interface QuestionFieldsProps {
  form: QuestionForm;
  errors: FormErrors;
  onChange: (change: Partial<QuestionForm>) => void;
}

/** Everything that a question has. */
export function QuestionFields({ form, errors, onChange }: QuestionFieldsProps) {
  return (
    <div className={classes.root}>
      <div className={classes.place}>
        <Field label={texts.character} error={errors['characterId']}>
          {(control) => (
            <FilterSelect
              {...control}
              data-autofocus
              value={form.characterId ?? ''}
              onChange={(event) =>
                onChange({ characterId: parseCharacterId(event.currentTarget.value) ?? null })
              }
            >
              <option value="" disabled>
                {texts.choose}
              </option>
              {CHARACTERS.map(({ _id, name }) => (
                <option key={_id} value={_id}>
                  {name}
                </option>
              ))}
            </FilterSelect>
          )}
        </Field>
        <Field label={texts.level} error={errors['level']}>
          {(control) => (
            <FilterSelect
              {...control}
              value={form.level ?? ''}
              onChange={(event) =>
                onChange({ level: parseLevel(event.currentTarget.value) ?? null })
              }
            >
              <option value="" disabled>
                {texts.choose}
              </option>
              {LEVELS.map((level) => (
                <option key={level} value={level}>
                  {adminQuestionsTexts.levelName(level)}
                </option>
              ))}
            </FilterSelect>
          )}
        </Field>
        <div className={classes.type}>
          <TypeField value={form.type} onChange={(type) => onChange({ type })} />
        </div>
      </div>
      <div className={classes.group}>
        <h3 className={classes.label}>{texts.conversation}</h3>
        <DialogueFields
          lines={form.lines}
          errorOf={(index) => errors[`conversation.${index}`]}
          onChange={(lines) => onChange({ lines })}
        />
      </div>
      <TextArea
        label={texts.questionLine}
        help={texts.questionLineHelp}
        error={errors['question']}
        lang="jv"
        value={form.questionLine}
        onChange={(questionLine) => onChange({ questionLine })}
      />
      <AnswerFields form={form} errors={errors} onChange={onChange} />
      <TextArea
        label={texts.explanation}
        error={errors['explanation']}
        value={form.explanation}
        onChange={(explanation) => onChange({ explanation })}
      />
      <TextArea
        label={texts.hint}
        error={errors['hint']}
        value={form.hint}
        onChange={(hint) => onChange({ hint })}
      />
      <DetailFields form={form} errors={errors} onChange={onChange} />
      <CurriculumFields form={form} errors={errors} onChange={onChange} />
      <TranslationPanel
        parts={translatedParts(form, errors, onChange)}
        startsOpen={hasTranslation(form)}
      />
    </div>
  );
}
