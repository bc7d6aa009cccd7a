import { useState } from 'react';
import { IconDatabaseExport, IconFolderOpen, IconRestore } from '@tabler/icons-react';
import type { Backup, MaintenanceState } from '#shared/contracts/maintenance.contract.ts';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { SectionHeader } from '../../../components/admin/SectionHeader.tsx';
import { Toast, type ToastMessage } from '../../../components/admin/Toast.tsx';
import { errorText } from '../../../lib/api-error.ts';
import { formatDateTime } from '../../../lib/format-date.ts';
import { useBackUp, useDownloadBackup } from '../api/maintenance.ts';
import { dataTexts as texts } from '../texts.ts';
import { BackupTable } from './BackupTable.tsx';
import classes from './DataControls.module.css';
import { DataFacts } from './DataFacts.tsx';
import { DataNotices } from './DataNotices.tsx';
import { DeleteBackup } from './DeleteBackup.tsx';
import { PreviousFolder } from './PreviousFolder.tsx';
import { RestoreDialog, type RestoreWish } from './RestoreDialog.tsx';

interface DataControlsProps {
  state: MaintenanceState;
  onRestored: () => void;
}

/** What is to be seen and done once the state is known. */
export function DataControls({ state, onRestored }: DataControlsProps) {
  const backUp = useBackUp();
  const download = useDownloadBackup();
  const [restoring, setRestoring] = useState<RestoreWish | null>(null);
  const [deleting, setDeleting] = useState<Backup | null>(null);
  const [toast, setToast] = useState<ToastMessage | null>(null);
  const { backups, wayBack, previousDir } = state;
  const tell = (fallback: string) => (error: unknown) =>
    setToast({ tone: 'no', text: errorText(error, fallback) });

  return (
    <>
      <SectionHeader title={texts.title}>
        <Button
          size="sm"
          leftIcon={<IconFolderOpen size={20} stroke={2.2} />}
          onClick={() => setRestoring('file')}
        >
          {texts.restoreFile}
        </Button>
        <Button
          size="sm"
          variant="wedel"
          leftIcon={<IconDatabaseExport size={20} stroke={2.2} />}
          busy={backUp.isPending}
          onClick={() =>
            backUp.mutate(undefined, {
              onSuccess: () => setToast({ tone: 'ok', text: texts.backedUp }),
              onError: tell(texts.backUpFailed),
            })
          }
        >
          {backUp.isPending ? texts.backingUp : texts.backUp}
        </Button>
      </SectionHeader>
      <DataNotices />
      {wayBack !== null && (
        <Card className={classes.wayBack}>
          <div>
            <h3 className={classes.title}>{texts.wayBackTitle}</h3>
            <p>{texts.wayBack(formatDateTime(wayBack.createdAt))}</p>
          </div>
          <Button
            leftIcon={<IconRestore size={20} stroke={2.2} />}
            onClick={() => setRestoring(wayBack)}
          >
            {texts.goBack}
          </Button>
        </Card>
      )}
      {previousDir !== null && (
        <PreviousFolder
          folder={previousDir}
          onCleared={() => setToast({ tone: 'ok', text: texts.cleared })}
        />
      )}
      <DataFacts state={state} />
      <div>
        <h3 className={classes.title}>{texts.backups}</h3>
        <p className={classes.intro}>{texts.intro(state.keptDays)}</p>
      </div>
      {backups.length === 0 ? (
        <Card>
          <EmptyState title={texts.empty} help={texts.emptyHelp} />
        </Card>
      ) : (
        <BackupTable
          backups={backups}
          downloading={download.isPending ? download.variables : null}
          onRestore={setRestoring}
          onDownload={({ name }) => download.mutate(name, { onError: tell(texts.downloadFailed) })}
          onDelete={setDeleting}
        />
      )}
      <Toast message={toast} onClose={() => setToast(null)} />
      <DeleteBackup
        backup={deleting}
        onClose={() => setDeleting(null)}
        onDeleted={() => setToast({ tone: 'ok', text: texts.deleted })}
      />
      {restoring !== null && (
        <RestoreDialog
          wish={restoring}
          onClose={() => setRestoring(null)}
          onRestored={onRestored}
        />
      )}
    </>
  );
}
