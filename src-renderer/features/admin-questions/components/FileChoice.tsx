import { useRef, useState, type DragEvent } from 'react';
import { IconDownload, IconFileText, IconLoader2, IconUpload } from '@tabler/icons-react';
import { Button } from '../../../components/Button.tsx';
import { importTexts as texts } from '../import-texts.ts';
import classes from './FileChoice.module.css';

interface FileChoiceProps {
  /** The file that was read; null while there is none. */
  fileName: string | null;
  isReading: boolean;
  disabled: boolean;
  onChoose: (file: File) => void;
  onTemplate: () => void;
}

/** Endings that the choice of the system shows; what a file is, its content says. */
const ACCEPTED = '.json,.csv,.tsv,.txt,.xlsx';

/** Where a file is chosen, or dropped, and where its template comes from. */
export function FileChoice({
  fileName,
  isReading,
  disabled,
  onChoose,
  onTemplate,
}: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const isLocked = isReading || disabled;

  function take(files: FileList | null) {
    const file = files?.[0];
    if (file && !isLocked) onChoose(file);
    // The same file, mended meanwhile, must be choosable again.
    if (input.current) input.current.value = '';
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }

  return (
    <div
      className={classes.root}
      data-over={isOver ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      {fileName === null && <p className={classes.intro}>{texts.intro}</p>}
      <div className={classes.row}>
        <p role="status" className={classes.status}>
          {isReading ? (
            <>
              <IconLoader2 size={22} stroke={2.2} className={classes.spinner} aria-hidden="true" />
              {texts.reading}
            </>
          ) : fileName === null ? (
            texts.drop
          ) : (
            <>
              <IconFileText size={22} stroke={2.2} aria-hidden="true" />
              {fileName}
            </>
          )}
        </p>
        <Button
          data-autofocus
          size="sm"
          leftIcon={<IconUpload size={20} stroke={2.2} />}
          disabled={isLocked}
          onClick={() => input.current?.click()}
        >
          {fileName === null ? texts.choose : texts.chooseOther}
        </Button>
        {fileName === null && (
          <Button
            variant="ghost"
            size="sm"
            leftIcon={<IconDownload size={20} stroke={2.2} />}
            onClick={onTemplate}
          >
            {texts.template}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept={ACCEPTED}
          aria-label={texts.choose}
          tabIndex={-1}
          hidden
          onChange={(event) => take(event.currentTarget.files)}
        />
      </div>
    </div>
  );
}
