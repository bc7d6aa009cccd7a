import { useState, type FormEvent } from 'react';
import * as z from 'zod/mini';
import { IconDeviceFloppy } from '@tabler/icons-react';
import { MARK_MAX, SCHOOL_TEXT_MAX } from '#shared/constants/classroom.ts';
import { School } from '#shared/contracts/school.contract.ts';
import type { FieldError } from '#shared/errors.ts';
import { schoolTexts } from '#shared/texts/school.ts';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { TitledCard } from '../../../components/admin/TitledCard.tsx';
import { useSingleFlight } from '../../../hooks/useSingleFlight.ts';
import { errorText } from '../../../lib/api-error.ts';
import { useSaveSchool } from '../api/school.ts';
import { adminSettingsTexts as texts } from '../texts.ts';
import classes from './SchoolForm.module.css';

/** The lines of text, in the order in which they stand on paper. */
const LINES = [
  'name',
  'address',
  'headName',
  'headNumber',
  'teacherName',
  'teacherNumber',
  'place',
] as const satisfies readonly (keyof School)[];

interface SchoolFormProps {
  initial: School;
  onSaved: (message: string) => void;
}

/** Name, signatures and KKM of a school, for its reports. */
export function SchoolForm({ initial, onSaved }: SchoolFormProps) {
  const [form, setForm] = useState({ ...initial, kkm: String(initial.kkm) });
  const save = useSaveSchool();
  const once = useSingleFlight();
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const errorOf = (field: string) => errors.find(({ path }) => path === field)?.message;

  function submit(event: FormEvent) {
    event.preventDefault();
    const kkm = form.kkm.trim() === '' ? NaN : Number(form.kkm.replace(',', '.'));
    const { data, error } = z.safeParse(School, { ...form, kkm });
    setErrors(
      (error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message })),
    );
    if (data === undefined) return;
    once((settled) =>
      save.mutate(data, {
        ...settled,
        onSuccess: ({ message }) => onSaved(message ?? schoolTexts.saved),
      }),
    );
  }

  return (
    <TitledCard title={texts.school} padded>
      <form className={classes.root} onSubmit={submit}>
        <p className={classes.intro}>{texts.schoolHelp}</p>
        <div className={classes.fields}>
          {LINES.map((line) => (
            <TextField
              key={line}
              label={texts.fields[line]}
              error={errorOf(line)}
              maxLength={SCHOOL_TEXT_MAX}
              autoComplete="off"
              value={form[line]}
              onChange={(event) => setForm({ ...form, [line]: event.currentTarget.value })}
            />
          ))}
          <TextField
            label={texts.fields.kkm}
            help={texts.kkmHelp}
            error={errorOf('kkm')}
            type="number"
            inputMode="numeric"
            min={0}
            max={MARK_MAX}
            value={form.kkm}
            onChange={(event) => setForm({ ...form, kkm: event.currentTarget.value })}
          />
        </div>
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={form.practiceAsMark}
            onChange={(event) => setForm({ ...form, practiceAsMark: event.currentTarget.checked })}
          />
          <span>
            {texts.practiceAsMark}
            <small>{texts.practiceAsMarkHelp}</small>
          </span>
        </label>
        {save.isError && <Notice tone="no">{errorText(save.error, texts.saveFailed)}</Notice>}
        <Button
          type="submit"
          variant="wedel"
          leftIcon={<IconDeviceFloppy size={20} stroke={2.2} />}
          busy={save.isPending}
          className={classes.save}
        >
          {save.isPending ? texts.saving : texts.save}
        </Button>
      </form>
    </TitledCard>
  );
}
