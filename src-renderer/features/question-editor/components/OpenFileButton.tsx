import { useRef } from 'react';
import { IconFolderOpen } from '@tabler/icons-react';
import { Button } from '../../../components/Button.tsx';
import { questionEditorTexts as texts } from '../texts.ts';

interface OpenFileButtonProps {
  busy: boolean;
  disabled: boolean;
  onOpen: (file: File) => void;
}

/** Asks for a file of questions. */
export function OpenFileButton({ busy, disabled, onOpen }: OpenFileButtonProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        leftIcon={<IconFolderOpen size={20} stroke={2.2} />}
        busy={busy}
        disabled={disabled}
        onClick={() => picker.current?.click()}
      >
        {busy ? texts.opening : texts.openFile}
      </Button>
      <input
        ref={picker}
        type="file"
        accept=".json,application/json"
        aria-label={texts.openFile}
        tabIndex={-1}
        hidden
        onChange={(event) => {
          const input = event.currentTarget;
          const file = input.files?.[0];
          if (file) onOpen(file);
          // The same file can be chosen again after it was mended.
          input.value = '';
        }}
      />
    </>
  );
}
