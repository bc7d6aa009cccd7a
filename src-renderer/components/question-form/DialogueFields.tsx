import { useEffect, useId, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { Button } from '../Button.tsx';
import { IconButton } from '../IconButton.tsx';
import {
  canAddLine,
  changeLine,
  insertLines,
  newLine,
  removeLine,
  splitLine,
  type DialogueLine,
  type LineCursor,
} from './dialogue-lines.ts';
import classes from './DialogueFields.module.css';
import { FieldNote } from './FieldNote.tsx';
import { questionFormTexts as texts } from './question-form-texts.ts';
import { GrowingText } from './GrowingText.tsx';

interface DialogueFieldsProps {
  lines: readonly DialogueLine[];
  /** What is wrong with a line, by its index. */
  errorOf: (index: number) => string | undefined;
  onChange: (lines: DialogueLine[]) => void;
}

/** One field per dialogue line. Enter splits a line, Shift+Enter does not (section 5). */
export function DialogueFields({ lines, errorOf, onChange }: DialogueFieldsProps) {
  const noteId = useId();
  const root = useRef<HTMLDivElement>(null);
  const cursor = useRef<LineCursor | null>(null);

  // The line to which the cursor goes exists only after the change is on the screen.
  useEffect(() => {
    if (cursor.current === null) return;
    const { key, at } = cursor.current;
    cursor.current = null;
    const field = root.current?.querySelector<HTMLTextAreaElement>(`[data-line="${key}"]`);
    field?.focus();
    field?.setSelectionRange(at, at);
  }, [lines]);

  function replace(next: { lines: DialogueLine[]; cursor: LineCursor } | null) {
    if (next === null) return;
    cursor.current = next.cursor;
    onChange(next.lines);
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>, key: number) {
    // Enter also ends the composition of a word, where it means nothing else.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!event.shiftKey) replace(splitLine(lines, key, selectionOf(event.currentTarget)));
  }

  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>, key: number) {
    const text = event.clipboardData.getData('text/plain').replace(/[\r\n]+$/u, '');
    if (!/[\r\n]/u.test(text)) return;
    event.preventDefault();
    replace(insertLines(lines, key, selectionOf(event.currentTarget), text));
  }

  return (
    <div ref={root} role="group" aria-label={texts.conversation} className={classes.root}>
      <ol className={classes.lines}>
        {lines.map(({ key, text }, index) => {
          const error = errorOf(index);
          return (
            <li key={key} className={classes.line}>
              <span className={classes.number} aria-hidden="true">
                {index + 1}
              </span>
              <div className={classes.field}>
                <GrowingText
                  lang="jv"
                  data-line={key}
                  aria-label={texts.line(index + 1)}
                  aria-invalid={error === undefined ? undefined : true}
                  aria-describedby={error === undefined ? undefined : `${noteId}-${key}`}
                  placeholder={index === 0 ? texts.linePlaceholder : undefined}
                  spellCheck={false}
                  enterKeyHint="enter"
                  value={text}
                  onChange={(event) =>
                    onChange(changeLine(lines, key, { text: event.currentTarget.value }))
                  }
                  onKeyDown={(event) => onKeyDown(event, key)}
                  onPaste={(event) => onPaste(event, key)}
                />
                <FieldNote id={`${noteId}-${key}`} error={error} />
              </div>
              {lines.length > 1 && (
                <IconButton
                  label={texts.removeLine(index + 1)}
                  icon={<IconMinus size={22} stroke={2.2} />}
                  onClick={() =>
                    replace({ lines: removeLine(lines, key), cursor: beside(lines, index) })
                  }
                />
              )}
            </li>
          );
        })}
      </ol>
      <div className={classes.foot}>
        <Button
          variant="ghost"
          size="sm"
          leftIcon={<IconPlus size={20} stroke={2.2} />}
          disabled={!canAddLine(lines)}
          onClick={() => {
            const line = newLine(lines);
            replace({ lines: [...lines, line], cursor: { key: line.key, at: 0 } });
          }}
        >
          {texts.addLine}
        </Button>
        <p className={classes.help}>{texts.linesHelp}</p>
      </div>
    </div>
  );
}

const selectionOf = (field: HTMLTextAreaElement) => ({
  start: field.selectionStart,
  end: field.selectionEnd,
});

/** Where the cursor goes when a line leaves: to the end of the one before, or to the one after. */
function beside(lines: readonly DialogueLine[], index: number): LineCursor {
  const line = lines[index - 1] ?? lines[index + 1];
  return { key: line?.key ?? 0, at: index === 0 ? 0 : (line?.text.length ?? 0) };
}
