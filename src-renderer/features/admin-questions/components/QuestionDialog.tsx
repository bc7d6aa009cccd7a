import { useEffect, useRef, useState, type ReactNode } from 'react';
import { IconAlertCircle, IconDeviceFloppy } from '@tabler/icons-react';
import { FIRST_EDITOR_QUESTION_ID } from '#shared/constants/game.ts';
import type { PlayQuestion } from '#shared/contracts/question.ts';
import { Button } from '../../../components/Button.tsx';
import { ChoiceBar } from '../../../components/ChoiceBar.tsx';
import { Dialog } from '../../../components/admin/Dialog.tsx';
import { useDiscardGuard } from '../../../components/admin/useDiscardGuard.tsx';
import { useQuestionEditor, type EditorTarget } from '../hooks/useQuestionEditor.ts';
import { toPreview } from '../lib/question-form.ts';
import { formTexts as texts } from '../form-texts.ts';
import classes from './QuestionDialog.module.css';
import { QuestionFields } from './QuestionFields.tsx';

interface QuestionDialogProps {
  target: EditorTarget;
  opened: boolean;
  /** The question as players would see it. */
  renderPreview: (question: PlayQuestion) => ReactNode;
  onClose: () => void;
  onSaved: (message: string) => void;
}

const PARTS = ['fields', 'preview'] as const;

/** The form for one question, beside it how players will see it (section 4, 'Admin modal'). */
export function QuestionDialog({
  target,
  opened,
  renderPreview,
  onClose,
  onSaved,
}: QuestionDialogProps) {
  const editor = useQuestionEditor(target, onSaved);
  const [part, setPart] = useState<(typeof PARTS)[number]>('fields');
  const fields = useRef<HTMLDivElement>(null);
  const isNew = target.id === null;
  const id = isNew ? FIRST_EDITOR_QUESTION_ID : Number(target.id);

  const { isUnsaved, isSaving } = editor;
  const guard = useDiscardGuard({ opened, isUnsaved, isSaving, onClose });

  // A refusal further down the form would otherwise be out of sight.
  useEffect(() => {
    if (editor.attempts === 0) return;
    fields.current
      ?.querySelector<HTMLElement>('[aria-invalid="true"], [data-refused] input')
      ?.focus();
  }, [editor.attempts, part]);

  function save() {
    setPart('fields');
    editor.save();
  }

  return (
    <>
      <Dialog
        opened={opened}
        title={isNew ? texts.createTitle : texts.editTitle}
        size="lg"
        c={editor.form.characterId ?? 'wedel'}
        holds
        covered={guard.isAsking}
        onClose={guard.requestClose}
        footer={
          <>
            <p role="alert" className={classes.problem}>
              {editor.problem !== null && (
                <>
                  <IconAlertCircle size={20} stroke={2.2} aria-hidden="true" />
                  {editor.problem}
                </>
              )}
            </p>
            <Button disabled={isSaving} onClick={guard.requestClose}>
              {texts.cancel}
            </Button>
            <Button
              variant="wedel"
              leftIcon={<IconDeviceFloppy size={20} stroke={2.2} />}
              busy={isSaving}
              onClick={save}
            >
              {isSaving ? texts.saving : isNew ? texts.create : texts.update}
            </Button>
          </>
        }
      >
        <div className={classes.switch}>
          <ChoiceBar
            label={texts.parts}
            choices={PARTS.map((value) => ({ value, text: texts[value] }))}
            value={part}
            onChange={setPart}
          />
        </div>
        <div className={classes.parts} data-part={part}>
          <div ref={fields} className={classes.fields}>
            <QuestionFields form={editor.form} errors={editor.errors} onChange={editor.change} />
          </div>
          <section aria-label={texts.preview} className={classes.preview}>
            {renderPreview(toPreview(editor.form, id))}
          </section>
        </div>
      </Dialog>
      {guard.question}
    </>
  );
}
