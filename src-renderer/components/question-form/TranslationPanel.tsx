import { useId, useState } from 'react';
import { IconLanguage } from '@tabler/icons-react';
import { Button } from '../Button.tsx';
import { FieldNote } from './FieldNote.tsx';
import { GrowingText } from './GrowingText.tsx';
import { questionFormTexts as texts } from './question-form-texts.ts';
import classes from './TranslationPanel.module.css';

/** One text of a question and its translation. */
export interface TranslatedPart {
  id: string;
  /** Which part it is: 'Baris 1', 'Pilihan A'. */
  label: string;
  /** The Javanese text, as it stands in the form. */
  source: string;
  translation: string;
  error: string | undefined;
  onChange: (translation: string) => void;
}

interface TranslationPanelProps {
  parts: readonly TranslatedPart[];
  /** Open from the beginning, since there is something in it. */
  startsOpen: boolean;
}

/** 'Translate ID': the optional Indonesian translation, each part beside what it translates. */
export function TranslationPanel({ parts, startsOpen }: TranslationPanelProps) {
  const id = useId();
  const [chosenOpen, setOpen] = useState(startsOpen);
  // A refused translation must be seen.
  const open = chosenOpen || parts.some(({ error }) => error !== undefined);
  return (
    <div className={classes.root}>
      <Button
        size="sm"
        leftIcon={<IconLanguage size={20} stroke={2.2} />}
        aria-expanded={open}
        aria-controls={id}
        className={classes.toggle}
        onClick={() => setOpen(!open)}
      >
        {texts.translate}
      </Button>
      <div id={id} role="group" aria-label={texts.translation} hidden={!open}>
        <p className={classes.help}>{texts.translationHelp}</p>
        <div className={classes.parts}>
          {parts.map((part) => (
            <div key={part.id} className={classes.part}>
              <p className={classes.source}>
                <b>{part.label}</b>
                {part.source.trim() === '' ? (
                  <i>{texts.notWritten}</i>
                ) : (
                  <span lang="jv">{part.source}</span>
                )}
              </p>
              <div className={classes.field}>
                <GrowingText
                  single
                  aria-label={texts.translationOf(part.label)}
                  aria-invalid={part.error === undefined ? undefined : true}
                  aria-describedby={part.error === undefined ? undefined : `${id}-${part.id}`}
                  spellCheck={false}
                  value={part.translation}
                  onChange={(event) => part.onChange(event.currentTarget.value)}
                />
                <FieldNote id={`${id}-${part.id}`} error={part.error} />
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
