import { useState, type FormEvent } from 'react';
import { CLASS_NAME_MAX } from '#shared/constants/classroom.ts';
import type { SchoolClass } from '#shared/contracts/classes.contract.ts';
import { classTexts } from '#shared/texts/classes.ts';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { Dialog } from '../../../components/admin/Dialog.tsx';
import { fieldText } from '../lib/field-text.ts';
import { useCreateClass } from '../api/classes.ts';
import { classDialogTexts as texts } from '../texts.ts';
import classes from './ClassForm.module.css';

interface NewClassProps {
  opened: boolean;
  onClose: () => void;
  onMade: (made: SchoolClass, message: string) => void;
}

const FORM = 'new-class';

/** Makes a class: a name is all it needs. */
export function NewClass({ opened, onClose, onMade }: NewClassProps) {
  const create = useCreateClass();
  const [name, setName] = useState('');

  function close() {
    if (create.isPending) return;
    create.reset();
    onClose();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (create.isPending) return;
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
    <Dialog
      opened={opened}
      title={texts.createTitle}
      size="sm"
      onClose={close}
      footer={
        <>
          <Button disabled={create.isPending} onClick={close}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={FORM} variant="wedel" busy={create.isPending}>
            {create.isPending ? texts.creating : texts.create}
          </Button>
        </>
      }
    >
      <form id={FORM} className={classes.root} noValidate onSubmit={submit}>
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
      </form>
    </Dialog>
  );
}
