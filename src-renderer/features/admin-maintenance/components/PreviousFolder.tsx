import { useState } from 'react';
import { IconTrash } from '@tabler/icons-react';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { ConfirmDialog } from '../../../components/admin/ConfirmDialog.tsx';
import { errorText } from '../../../lib/api-error.ts';
import { useClearPrevious } from '../api/maintenance.ts';
import { dataTexts as texts } from '../texts.ts';
import classes from './DataControls.module.css';

interface PreviousFolderProps {
  folder: string;
  onCleared: () => void;
}

/** After a move: the old folder goes only when somebody says so. */
export function PreviousFolder({ folder, onCleared }: PreviousFolderProps) {
  const clear = useClearPrevious();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Card className={classes.wayBack}>
      <div>
        <h3 className={classes.title}>{texts.movedTitle}</h3>
        <p>{texts.moved(folder)}</p>
      </div>
      <Button leftIcon={<IconTrash size={20} stroke={2.2} />} onClick={() => setIsAsking(true)}>
        {texts.clearPrevious}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={texts.clearTitle}
        cancel={texts.cancel}
        confirm={texts.clearPrevious}
        busyText={texts.deleting}
        busy={clear.isPending}
        error={clear.isError ? errorText(clear.error, texts.clearFailed) : null}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => clear.mutate(undefined, { onSuccess: onCleared })}
      >
        <p>{texts.clearQuestion(folder)}</p>
      </ConfirmDialog>
    </Card>
  );
}
