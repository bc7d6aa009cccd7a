import { useState, type FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { ClassMember } from '#shared/contracts/classes.contract.ts';
import { classTexts } from '#shared/texts/classes.ts';
import { Button } from '../../../components/Button.tsx';
import { Field } from '../../../components/Field.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { Dialog } from '../../../components/admin/Dialog.tsx';
import { FilterSelect } from '../../../components/admin/FilterSelect.tsx';
import { errorText } from '../../../lib/api-error.ts';
import { classesQuery, useMoveMember } from '../api/classes.ts';
import { classDialogTexts as texts } from '../texts.ts';
import classes from './ClassForm.module.css';

interface MoveMemberProps {
  classId: string;
  member: ClassMember;
  onClose: () => void;
  onDone: (message: string) => void;
}

const FORM = 'move-member';

/** Gives a pupil a seat in another class. Mounted while it is open. */
export function MoveMember({ classId, member, onClose, onDone }: MoveMemberProps) {
  const list = useQuery(classesQuery());
  const [to, setTo] = useState('');
  const move = useMoveMember(classId);
  const others = list.data?.filter(({ _id, archivedAt }) => _id !== classId && archivedAt === null);
  const chosen = others?.find(({ _id }) => _id === to);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (move.isPending || !chosen) return;
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
    <Dialog
      opened
      title={texts.moveTitle}
      size="sm"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            type="submit"
            form={FORM}
            variant="wedel"
            busy={move.isPending}
            disabled={!chosen}
          >
            {move.isPending ? texts.moving : texts.move}
          </Button>
        </>
      }
    >
      <form id={FORM} className={classes.root} onSubmit={submit}>
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
      </form>
    </Dialog>
  );
}
