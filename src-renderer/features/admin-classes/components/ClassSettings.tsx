import { useState } from 'react';
import { CLASS_NAME_MAX, MARK_MAX } from '#shared/constants/classroom.ts';
import type { SchoolClass } from '#shared/contracts/classes.contract.ts';
import { classTexts } from '#shared/texts/classes.ts';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { ConfirmDialog } from '../../../components/admin/ConfirmDialog.tsx';
import { FormDialog } from '../../../components/admin/FormDialog.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { useArchiveClass, useRenewCode, useUpdateClass } from '../api/classes.ts';
import { fieldText } from '../lib/field-text.ts';
import { classDialogTexts as texts } from '../texts.ts';
import classes from './ClassForm.module.css';

interface ClassSettingsProps {
  subject: SchoolClass;
  onClose: () => void;
  onDone: (message: string) => void;
}

/** Name, KKM, ranking, code and archive of a class. Mounted while it is open. */
export function ClassSettings({ subject, onClose, onDone }: ClassSettingsProps) {
  const [name, setName] = useState(subject.name);
  const [kkm, setKkm] = useState(String(subject.kkm));
  const [rankingVisible, setRankingVisible] = useState(subject.rankingVisible);
  const [asked, setAsked] = useState<'code' | 'archive' | null>(null);
  const update = useUpdateClass(subject._id);
  const renew = useRenewCode(subject._id);
  const archive = useArchiveClass(subject._id);
  const isArchived = subject.archivedAt !== null;
  const busy = update.isPending || renew.isPending || archive.isPending;
  const error = update.error ?? archive.error;

  function finish(message: string) {
    onClose();
    onDone(message);
  }

  function submit() {
    update.mutate(
      { name, kkm: Number(kkm.replace(',', '.')), rankingVisible },
      { onSuccess: ({ message }) => finish(message ?? classTexts.updated) },
    );
  }

  const renewCode = () =>
    renew.mutate(undefined, {
      onSuccess: ({ data, message }) => finish(message ?? classTexts.newCode(data.class.code)),
    });
  const setArchived = (archived: boolean) =>
    archive.mutate(archived, {
      onSuccess: ({ message }) =>
        finish(message ?? (archived ? classTexts.archived : classTexts.restored)(subject.name)),
    });

  return (
    <>
      <FormDialog
        title={texts.settingsTitle}
        covered={asked !== null}
        cancel={texts.cancel}
        submit={texts.save}
        busyText={texts.saving}
        busy={update.isPending}
        disabled={renew.isPending || archive.isPending}
        onClose={() => !busy && onClose()}
        onSubmit={submit}
      >
        {error !== null && <Notice tone="no">{fieldText(error, texts.failed)}</Notice>}
        <TextField
          data-autofocus
          label={texts.name}
          maxLength={CLASS_NAME_MAX}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextField
          label={texts.kkm}
          type="number"
          inputMode="numeric"
          min={0}
          max={MARK_MAX}
          value={kkm}
          onChange={(event) => setKkm(event.currentTarget.value)}
        />
        <div>
          <label className={classes.check}>
            <input
              type="checkbox"
              checked={rankingVisible}
              onChange={(event) => setRankingVisible(event.currentTarget.checked)}
            />
            {texts.rankingVisible}
          </label>
          <p className={classes.help}>{texts.rankingHelp}</p>
        </div>
        <div className={classes.more}>
          <div className={classes.action}>
            <p className={classes.help}>{texts.newCodeHelp}</p>
            <Button size="sm" disabled={busy || isArchived} onClick={() => setAsked('code')}>
              {texts.newCode}
            </Button>
          </div>
          <div className={classes.action}>
            <p className={classes.help}>{isArchived ? texts.unarchiveHelp : texts.archiveHelp}</p>
            <Button
              size="sm"
              disabled={busy}
              onClick={() => (isArchived ? setArchived(false) : setAsked('archive'))}
            >
              {isArchived ? texts.unarchive : texts.archive}
            </Button>
          </div>
        </div>
      </FormDialog>
      <ConfirmDialog
        opened={asked === 'code'}
        title={texts.newCodeTitle}
        confirm={texts.newCodeConfirm}
        busyText={texts.newCodeBusy}
        cancel={texts.cancel}
        busy={renew.isPending}
        error={renew.isError ? fieldText(renew.error, texts.failed) : null}
        onConfirm={renewCode}
        onCancel={() => setAsked(null)}
      >
        <p>
          <b>{texts.newCodeQuestion(subject.name, subject.code)}</b>
        </p>
        <p>{texts.newCodeCost}</p>
      </ConfirmDialog>
      <ConfirmDialog
        opened={asked === 'archive'}
        title={texts.archiveTitle}
        confirm={texts.archive}
        busyText={texts.archiveBusy}
        cancel={texts.cancel}
        busy={archive.isPending}
        error={archive.isError ? fieldText(archive.error, texts.failed) : null}
        onConfirm={() => setArchived(true)}
        onCancel={() => setAsked(null)}
      >
        <p>
          <b>{texts.archiveQuestion(subject.name, formatNumber(subject.memberCount))}</b>
        </p>
        <p>{texts.archiveCost}</p>
      </ConfirmDialog>
    </>
  );
}
