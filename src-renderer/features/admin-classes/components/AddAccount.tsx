import { useState } from 'react';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { CANDIDATES_MAX, MEMBER_NAME_MAX, MEMBER_NUMBER_MAX } from '#shared/constants/classroom.ts';
import type { Candidate } from '#shared/contracts/classes.contract.ts';
import { classTexts } from '#shared/texts/classes.ts';
import { Notice } from '../../../components/Notice.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { FormDialog } from '../../../components/admin/FormDialog.tsx';
import { SearchField } from '../../../components/admin/SearchField.tsx';
import { errorText } from '../../../lib/api-error.ts';
import { formatNumber } from '../../../lib/format.ts';
import { candidatesQuery, useAddMember } from '../api/classes.ts';
import { fieldText } from '../lib/field-text.ts';
import { accountTexts as texts, classDialogTexts } from '../texts.ts';
import { CandidateList } from './CandidateList.tsx';
import classes from './ClassForm.module.css';

interface AddAccountProps {
  classId: string;
  onClose: () => void;
  onDone: (message: string) => void;
}

/** Quick enough to feel immediate, slow enough not to ask for each letter. */
const SEARCH_DELAY_MS = 300;

/** Gives a player with an account of their own a seat: search, pick, say what the class calls them. */
export function AddAccount({ classId, onClose, onDone }: AddAccountProps) {
  const [search, setSearch] = useState('');
  const [asked] = useDebouncedValue(search.trim(), SEARCH_DELAY_MS);
  const [chosen, setChosen] = useState<Candidate | null>(null);
  const [name, setName] = useState('');
  const [number, setNumber] = useState('');
  const [studentNumber, setStudentNumber] = useState('');
  const found = useQuery(candidatesQuery(classId, asked));
  const add = useAddMember(classId);

  function choose(candidate: Candidate) {
    setChosen(candidate);
    setName(candidate.username);
    add.reset();
  }

  function submit() {
    if (chosen === null) return;
    add.mutate(
      { userId: chosen._id, name, number, studentNumber },
      {
        onSuccess: ({ message }) => {
          onClose();
          onDone(message ?? classTexts.memberAdded(name));
        },
      },
    );
  }

  return (
    <FormDialog
      title={texts.title}
      holds={chosen !== null}
      cancel={classDialogTexts.cancel}
      submit={texts.add}
      busyText={texts.adding}
      busy={add.isPending}
      disabled={chosen === null}
      onClose={onClose}
      onSubmit={submit}
    >
      <p className={classes.help}>{texts.intro}</p>
      <SearchField
        isFirst
        placeholder={texts.search}
        value={search}
        onChange={(text) => {
          setSearch(text);
          setChosen(null);
        }}
      />
      {asked !== '' && (
        <>
          <p role="status" className={classes.note}>
            {found.isPending && texts.loading}
            {found.data?.length === 0 && texts.nobody}
            {found.data?.length === CANDIDATES_MAX && texts.more(formatNumber(CANDIDATES_MAX))}
          </p>
          <CandidateList candidates={found.data ?? []} chosenId={chosen?._id} onChoose={choose} />
        </>
      )}
      {found.isError && <Notice tone="no">{errorText(found.error, texts.failed)}</Notice>}
      {chosen !== null && (
        <>
          <TextField
            label={texts.name}
            maxLength={MEMBER_NAME_MAX}
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <TextField
            label={texts.number}
            maxLength={MEMBER_NUMBER_MAX}
            autoComplete="off"
            value={number}
            onChange={(event) => setNumber(event.currentTarget.value)}
          />
          <TextField
            label={texts.studentNumber}
            maxLength={MEMBER_NUMBER_MAX}
            autoComplete="off"
            value={studentNumber}
            onChange={(event) => setStudentNumber(event.currentTarget.value)}
          />
        </>
      )}
      {add.isError && <Notice tone="no">{fieldText(add.error, texts.addFailed)}</Notice>}
    </FormDialog>
  );
}
