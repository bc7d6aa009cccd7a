import { useEffect, useMemo, useRef } from 'react';
import {
  IconChevronDown,
  IconCircleCheck,
  IconCircleDotted,
  IconServer,
  IconTrash,
} from '@tabler/icons-react';
import { Badge } from '../../../components/Badge.tsx';
import { Card } from '../../../components/Card.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { Notice } from '../../../components/Notice.tsx';
import type { EditorQuestion } from '../lib/editor-work.ts';
import { fieldErrors, type QuestionFields } from '../lib/question-fields.ts';
import { questionEditorTexts as texts } from '../texts.ts';
import classes from './QuestionCard.module.css';
import { QuestionForm } from './QuestionForm.tsx';

/** A wish to have the keyboard in a question; a new object is a new wish. */
export interface FocusWish {
  id: number;
  at: 'start' | 'error';
}

interface QuestionCardProps {
  question: EditorQuestion;
  open: boolean;
  /** Somebody tried to save it: what is missing is marked at its field. */
  checked: boolean;
  focus: FocusWish | null;
  onToggle: () => void;
  onChange: (fields: QuestionFields) => void;
  onDelete: () => void;
}

const SMALL = { size: 18, stroke: 2.2, 'aria-hidden': true } as const;
const AT = { start: 'textarea', error: '[aria-invalid="true"]' } as const;
const NO_ERRORS = {};

/** One new question: its line, whether it is complete, and behind them the form. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, open, checked, focus, onToggle, onChange, onDelete } = props;
  const { id, fields, onServer } = question;
  const root = useRef<HTMLDivElement>(null);
  const errors = useMemo(() => fieldErrors(fields), [fields]);
  const isComplete = Object.keys(errors).length === 0;
  const formId = `soal-${id}`;
  const line = fields.questionLine.text.trim();

  // The form is on the screen only after the wish was made. Radio buttons cannot be marked invalid:
  // when only the right option is missing, the first of them stands for it.
  useEffect(() => {
    if (focus === null) return;
    const field =
      root.current?.querySelector<HTMLElement>(AT[focus.at]) ??
      root.current?.querySelector<HTMLElement>('input[type="radio"][aria-label]');
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }, [focus]);

  return (
    <Card ref={root} className={classes.root}>
      <div className={classes.head}>
        <h3 className={classes.heading}>
          <button
            type="button"
            className={classes.toggle}
            aria-expanded={open}
            aria-controls={formId}
            onClick={onToggle}
          >
            <IconChevronDown
              size={22}
              stroke={2.6}
              aria-hidden="true"
              className={classes.chevron}
            />
            <span className={classes.name}>{texts.questionName(id)}</span>
            {line === '' ? (
              <span className={classes.excerpt}>{texts.untitled}</span>
            ) : (
              <span className={classes.excerpt} lang="jv">
                {line}
              </span>
            )}
          </button>
        </h3>
        <div className={classes.state}>
          {onServer && (
            <Badge tone="info" icon={<IconServer {...SMALL} />}>
              {texts.onServer}
            </Badge>
          )}
          {isComplete ? (
            <Badge tone="ok" icon={<IconCircleCheck {...SMALL} />}>
              {texts.complete}
            </Badge>
          ) : (
            <Badge tone={checked ? 'no' : 'mute'} icon={<IconCircleDotted {...SMALL} />}>
              {texts.incomplete}
            </Badge>
          )}
        </div>
        <IconButton
          label={texts.delete(id)}
          icon={<IconTrash size={22} stroke={2.2} />}
          className={classes.delete}
          onClick={onDelete}
        />
      </div>
      <div id={formId} className={classes.body} hidden={!open}>
        {open && (
          <>
            {onServer && <Notice tone="info">{texts.onServerHelp}</Notice>}
            <QuestionForm
              id={id}
              fields={fields}
              errors={checked ? errors : NO_ERRORS}
              onChange={onChange}
            />
          </>
        )}
      </div>
    </Card>
  );
}
