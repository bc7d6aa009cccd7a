import { useState } from 'react';
import { IconFolderSymlink } from '@tabler/icons-react';
import { Button } from '../../../components/Button.tsx';
import { ConfirmDialog } from '../../../components/admin/ConfirmDialog.tsx';
import { useDesktop } from '../../../hooks/useDesktop.ts';
import { errorText } from '../../../lib/api-error.ts';
import { useMove } from '../api/maintenance.ts';
import { dataTexts as texts } from '../texts.ts';

/** Moves the data folder; only the desktop window can pick one and start itself again. */
export function MoveData() {
  const desktop = useDesktop();
  const move = useMove();
  const [folder, setFolder] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  if (!desktop) return null;

  return (
    <>
      <Button
        size="sm"
        leftIcon={<IconFolderSymlink size={20} stroke={2.2} />}
        onClick={() => {
          void desktop.pickDataFolder().then((picked) => {
            if (picked === null) return;
            move.reset();
            setFolder(picked);
            setIsAsking(true);
          });
        }}
      >
        {texts.move}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={texts.moveTitle}
        cancel={texts.cancel}
        confirm={texts.moveConfirm}
        variant="wedel"
        busyText={texts.moving}
        busy={move.isPending || move.isSuccess}
        error={move.isError ? errorText(move.error, texts.moveFailed) : null}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          if (folder === null) return;
          move.mutate(folder, { onSuccess: () => void desktop.restart() });
        }}
      >
        <p>
          <b>{texts.moveTo(folder ?? '')}</b>
        </p>
        <p>{texts.moveHelp}</p>
      </ConfirmDialog>
    </>
  );
}
