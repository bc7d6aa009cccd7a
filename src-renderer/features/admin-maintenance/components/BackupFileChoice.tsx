import { useState } from 'react';
import { IconFolderOpen } from '@tabler/icons-react';
import { FILE_PATH_MAX } from '#shared/constants/limits.ts';
import { Button } from '../../../components/Button.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { useDesktop } from '../../../hooks/useDesktop.ts';
import { restoreTexts as texts } from '../texts.ts';
import classes from './BackupFileChoice.module.css';

interface BackupFileChoiceProps {
  disabled: boolean;
  /** The full path, on the server's machine. */
  onChoose: (file: string) => void;
}

/** Which file: the desktop window asks the system; a browser does not tell paths, so there it is typed. */
export function BackupFileChoice({ disabled, onChoose }: BackupFileChoiceProps) {
  const desktop = useDesktop();
  const [path, setPath] = useState('');
  const [picked, setPicked] = useState<string | null>(null);

  if (desktop) {
    return (
      <div className={classes.root}>
        <p>{texts.chooseLead}</p>
        <Button
          data-autofocus
          leftIcon={<IconFolderOpen size={20} stroke={2.2} />}
          disabled={disabled}
          onClick={() => {
            void desktop.pickBackupFile().then((file) => {
              if (file === null) return;
              setPicked(file);
              onChoose(file);
            });
          }}
        >
          {texts.choose}
        </Button>
        {picked !== null && <p className={classes.path}>{picked}</p>}
      </div>
    );
  }
  return (
    <form
      noValidate
      className={classes.root}
      onSubmit={(event) => {
        event.preventDefault();
        if (path.trim() !== '') onChoose(path.trim());
      }}
    >
      <p>{texts.chooseLead}</p>
      <TextField
        data-autofocus
        label={texts.path}
        help={texts.pathHelp}
        maxLength={FILE_PATH_MAX}
        autoComplete="off"
        spellCheck={false}
        value={path}
        onChange={(event) => setPath(event.currentTarget.value)}
      />
      <Button type="submit" disabled={disabled || path.trim() === ''}>
        {texts.check}
      </Button>
    </form>
  );
}
