import { useRef } from 'react';
import { IconFileSpreadsheet, IconUserSearch } from '@tabler/icons-react';
import { Button } from '../../../components/Button.tsx';
import { Field } from '../../../components/Field.tsx';
import { cx } from '../../../lib/cx.ts';
import { TABLE_FILES } from '../../../lib/read-table.ts';
import { accountTexts, rosterTexts as texts } from '../texts.ts';
import classes from './RosterDialog.module.css';

interface RosterInputProps {
  text: string;
  isReading: boolean;
  onText: (text: string) => void;
  onFile: (file: File) => void;
  onAccount: () => void;
}

/** Where a list of names is pasted, or a file with one chosen. */
export function RosterInput({ text, isReading, onText, onFile, onAccount }: RosterInputProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Field label={texts.paste} help={texts.pasteHelp}>
        {({ className, ...control }) => (
          <textarea
            data-autofocus
            rows={11}
            spellCheck={false}
            placeholder={texts.placeholder}
            value={text}
            {...control}
            className={cx(className, classes.paste)}
            onChange={(event) => onText(event.currentTarget.value)}
          />
        )}
      </Field>
      <div className={classes.file}>
        <span>{texts.orFile}</span>
        <Button
          size="sm"
          leftIcon={<IconFileSpreadsheet size={20} stroke={2.2} />}
          busy={isReading}
          onClick={() => input.current?.click()}
        >
          {isReading ? texts.reading : texts.choose}
        </Button>
        <Button size="sm" leftIcon={<IconUserSearch size={20} stroke={2.2} />} onClick={onAccount}>
          {accountTexts.open}
        </Button>
        <input
          ref={input}
          type="file"
          accept={TABLE_FILES}
          aria-label={texts.choose}
          tabIndex={-1}
          hidden
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file) onFile(file);
            // The same file, mended meanwhile, must be choosable again.
            event.currentTarget.value = '';
          }}
        />
      </div>
    </>
  );
}
