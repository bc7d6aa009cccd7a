import { useState } from 'react';
import { CLASS_NAME_MAX, MARK_MAX } from '#shared/constants/classroom.ts';
import type { SchoolClass } from '#shared/contracts/classes.contract.ts';
import { classTexts } from '#shared/texts/classes.ts';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { FormDialog } from '../../../components/admin/FormDialog.tsx';
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
  const update = useUpdateClass(subject._id);
  const renew = useRenewCode(subject._id);
  const archive = useArchiveClass(subject._id);
  const isArchived = subject.archivedAt !== null;
  const busy = update.isPending || renew.isPending || archive.isPending;
  const error = update.error ?? renew.error ?? archive.error;

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

  return (
    <FormDialog
      title={texts.settingsTitle}
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
          <Button
            size="sm"
            disabled={busy || isArchived}
            onClick={() =>
              renew.mutate(undefined, {
                onSuccess: ({ data, message }) =>
                  finish(message ?? classTexts.newCode(data.class.code)),
              })
            }
          >
            {texts.newCode}
          </Button>
        </div>
        <div className={classes.action}>
          <p className={classes.help}>{isArchived ? texts.unarchiveHelp : texts.archiveHelp}</p>
          <Button
            size="sm"
            disabled={busy}
            onClick={() =>
              archive.mutate(!isArchived, {
                onSuccess: ({ message }) =>
                  finish(
                    message ??
                      (isArchived ? classTexts.restored : classTexts.archived)(subject.name),
                  ),
              })
            }
          >
            {isArchived ? texts.unarchive : texts.archive}
          </Button>
        </div>
      </div>
    </FormDialog>
  );
}
