import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { ClassMember } from '#shared/contracts/classes.contract.ts';
import { classTexts } from '#shared/texts/classes.ts';
import { Field } from '../../../components/Field.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { FormDialog } from '../../../components/admin/FormDialog.tsx';
import { FilterSelect } from '../../../components/admin/FilterSelect.tsx';
import { errorText } from '../../../lib/api-error.ts';
import { classesQuery, useMoveMember } from '../api/classes.ts';
import { classDialogTexts as texts } from '../texts.ts';

interface MoveMemberProps {
  classId: string;
  member: ClassMember;
  onClose: () => void;
  onDone: (message: string) => void;
}

/** Gives a pupil a seat in another class. Mounted while it is open. */
export function MoveMember({ classId, member, onClose, onDone }: MoveMemberProps) {
  const list = useQuery(classesQuery());
  const [to, setTo] = useState('');
  const move = useMoveMember(classId);
  const others = list.data?.filter(({ _id, archivedAt }) => _id !== classId && archivedAt === null);
  const chosen = others?.find(({ _id }) => _id === to);

  function submit() {
    if (!chosen) return;
    move.mutate(
      { memberId: member._id, to },
      {
        onSuccess: ({ message }) => {
          onClose();
          onDone(message ?? classTexts.moved(1, chosen.name));
        },
      },
    );
  }

  return (
    <FormDialog
      title={texts.moveTitle}
      cancel={texts.cancel}
      submit={texts.move}
      busyText={texts.moving}
      busy={move.isPending}
      disabled={!chosen}
      onClose={onClose}
      onSubmit={submit}
    >
      <Field label={texts.moveTo(member.name)} help={texts.moveHelp}>
        {(control) => (
          <FilterSelect
            data-autofocus
            {...control}
            value={to}
            onChange={(event) => setTo(event.currentTarget.value)}
          >
            <option value="">{texts.moveChoose}</option>
            {others?.map(({ _id, name }) => (
              <option key={_id} value={_id}>
                {name}
              </option>
            ))}
          </FilterSelect>
        )}
      </Field>
      {others?.length === 0 && <Notice tone="warn">{texts.moveNowhere}</Notice>}
      {list.isError && <Notice tone="no">{errorText(list.error, texts.classesFailed)}</Notice>}
      {move.isError && <Notice tone="no">{errorText(move.error, texts.failed)}</Notice>}
    </FormDialog>
  );
}
