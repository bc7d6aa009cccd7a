import { useState } from 'react';
import { MEMBER_NAME_MAX, MEMBER_NUMBER_MAX } from '#shared/constants/classroom.ts';
import type { ClassMember } from '#shared/contracts/classes.contract.ts';
import { classTexts } from '#shared/texts/classes.ts';
import { Notice } from '../../../components/Notice.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { FormDialog } from '../../../components/admin/FormDialog.tsx';
import { useUpdateMember } from '../api/classes.ts';
import { fieldText } from '../lib/field-text.ts';
import { classDialogTexts as texts } from '../texts.ts';

interface MemberFormProps {
  classId: string;
  member: ClassMember;
  onClose: () => void;
  onDone: (message: string) => void;
}

/** Name and numbers of a pupil. Mounted while it is open. */
export function MemberForm({ classId, member, onClose, onDone }: MemberFormProps) {
  const [name, setName] = useState(member.name);
  const [number, setNumber] = useState(member.number ?? '');
  const [studentNumber, setStudentNumber] = useState(member.studentNumber ?? '');
  const update = useUpdateMember(classId);

  function submit() {
    update.mutate(
      { memberId: member._id, name, number, studentNumber },
      {
        onSuccess: ({ message }) => {
          onClose();
          onDone(message ?? classTexts.memberUpdated);
        },
      },
    );
  }

  return (
    <FormDialog
      title={texts.memberTitle}
      cancel={texts.cancel}
      submit={texts.save}
      busyText={texts.saving}
      busy={update.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        data-autofocus
        label={texts.memberName}
        maxLength={MEMBER_NAME_MAX}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextField
        label={texts.memberNumber}
        maxLength={MEMBER_NUMBER_MAX}
        autoComplete="off"
        value={number}
        onChange={(event) => setNumber(event.currentTarget.value)}
      />
      <TextField
        label={texts.memberStudentNumber}
        maxLength={MEMBER_NUMBER_MAX}
        autoComplete="off"
        value={studentNumber}
        onChange={(event) => setStudentNumber(event.currentTarget.value)}
      />
      {update.isError && <Notice tone="no">{fieldText(update.error, texts.failed)}</Notice>}
    </FormDialog>
  );
}
