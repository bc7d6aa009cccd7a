import { useState } from 'react';
import { CLASS_NAME_MAX } from '#shared/constants/classroom.ts';
import type { SchoolClass } from '#shared/contracts/classes.contract.ts';
import { classTexts } from '#shared/texts/classes.ts';
import { Notice } from '../../../components/Notice.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { FormDialog } from '../../../components/admin/FormDialog.tsx';
import { fieldText } from '../lib/field-text.ts';
import { useCreateClass } from '../api/classes.ts';
import { classDialogTexts as texts } from '../texts.ts';

interface NewClassProps {
  opened: boolean;
  onClose: () => void;
  onMade: (made: SchoolClass, message: string) => void;
}

/** Makes a class: a name is all it needs. */
export function NewClass({ opened, onClose, onMade }: NewClassProps) {
  const create = useCreateClass();
  const [name, setName] = useState('');

  function close() {
    create.reset();
    onClose();
  }

  function submit() {
    create.mutate(
      { name },
      {
        onSuccess: ({ data, message }) => {
          setName('');
          onClose();
          onMade(data.class, message ?? classTexts.created(data.class.name));
        },
      },
    );
  }

  return (
    <FormDialog
      opened={opened}
      title={texts.createTitle}
      cancel={texts.cancel}
      submit={texts.create}
      busyText={texts.creating}
      busy={create.isPending}
      onClose={close}
      onSubmit={submit}
    >
      <TextField
        data-autofocus
        label={texts.name}
        help={texts.nameHelp}
        maxLength={CLASS_NAME_MAX}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {create.isError && <Notice tone="no">{fieldText(create.error, texts.failed)}</Notice>}
    </FormDialog>
  );
}
