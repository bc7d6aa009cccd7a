import { IconFileImport } from '@tabler/icons-react';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { Dialog } from '../../../components/admin/Dialog.tsx';
import { useBackCloses } from '../../../hooks/useBackCloses.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useImport } from '../hooks/useImport.ts';
import { importTexts as texts } from '../import-texts.ts';
import { FileChoice } from './FileChoice.tsx';
import classes from './ImportDialog.module.css';
import { ImportPreview } from './ImportPreview.tsx';

interface ImportDialogProps {
  opened: boolean;
  onClose: () => void;
  onImported: (message: string) => void;
}

/** Import of questions: choose a file, see what it would bring, then store it. */
export function ImportDialog({ opened, onClose, onImported }: ImportDialogProps) {
  const work = useImport(onImported);
  const { file, chosen } = work;
  const wrong = file?.rows.filter((row) => row.state === 'wrong').length ?? 0;
  const duplicates = file?.rows.filter((row) => row.state === 'duplicate').length ?? 0;

  function close() {
    if (!work.isStoring) onClose();
  }

  useBackCloses(opened, close);

  return (
    <Dialog
      opened={opened}
      title={texts.title}
      size="md"
      holds
      onClose={close}
      footer={
        <>
          <Button disabled={work.isStoring} onClick={close}>
            {texts.cancel}
          </Button>
          <Button
            variant="wedel"
            leftIcon={<IconFileImport size={20} stroke={2.2} />}
            disabled={chosen.length === 0}
            busy={work.isStoring}
            onClick={work.confirm}
          >
            {work.isStoring
              ? texts.importing
              : chosen.length === 0
                ? texts.confirmNone
                : texts.confirm(formatNumber(chosen.length))}
          </Button>
        </>
      }
    >
      <div className={classes.root}>
        <FileChoice
          fileName={file?.name ?? null}
          isReading={work.isReading}
          disabled={work.isStoring}
          onChoose={work.read}
          onTemplate={work.template}
        />
        {work.problem !== null && <Notice tone="no">{work.problem}</Notice>}
        {file !== null && (
          <>
            {file.note !== undefined && <Notice tone="warn">{file.note}</Notice>}
            {wrong > 0 && <Notice tone="warn">{texts.wrongLeftOut(formatNumber(wrong))}</Notice>}
            {duplicates > 0 && (
              <label className={classes.duplicates}>
                <input
                  type="checkbox"
                  checked={work.withDuplicates}
                  disabled={work.isStoring}
                  onChange={(event) => work.setWithDuplicates(event.currentTarget.checked)}
                />
                {texts.includeDuplicates}
              </label>
            )}
            <ImportPreview rows={file.rows} />
          </>
        )}
      </div>
    </Dialog>
  );
}
