import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { NewPassword } from '#shared/contracts/auth.contract.ts';
import { ownPasswordApi } from '#shared/contracts/own-password.contract.ts';
import { authTexts } from '#shared/texts/auth.ts';
import { ownPasswordTexts as answers } from '#shared/texts/own-password.ts';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { PasswordField } from '../../../components/PasswordField.tsx';
import { ApiError, errorText } from '../../../lib/api-error.ts';
import { callApi } from '../../../lib/call-api.ts';
import { ownPasswordTexts as texts } from '../own-password-texts.ts';
import classes from './OwnPassword.module.css';

interface OwnPasswordFormProps {
  /** For the browser's own list of passwords. */
  username: string;
  onCancel: () => void;
  onDone: (message: string) => void;
}

type Fields = Record<'current' | 'next' | 'repeat', string>;
const EMPTY: Fields = { current: '', next: '', repeat: '' };

/** What can be said before the server is asked. */
function check({ current, next, repeat }: Fields): Partial<Fields> {
  const parsed = NewPassword.safeParse(next);
  const nextFault = next === '' ? authTexts.required : parsed.error?.issues[0]?.message;
  return {
    ...(current === '' && { current: authTexts.required }),
    ...(nextFault !== undefined && { next: nextFault }),
    ...(next !== repeat && { repeat: authTexts.passwordsDiffer }),
  };
}

/** The present password and the new one, twice. */
export function OwnPasswordForm({ username, onCancel, onDone }: OwnPasswordFormProps) {
  // Who asked for the form goes on typing in it.
  const form = useRef<HTMLFormElement>(null);
  useEffect(
    () => form.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus(),
    [],
  );
  const [fields, setFields] = useState(EMPTY);
  const [faults, setFaults] = useState<Partial<Fields>>({});
  const change = useMutation({
    mutationFn: () =>
      callApi(ownPasswordApi.change, {
        body: { currentPassword: fields.current, newPassword: fields.next },
      }),
    onSuccess: ({ message }) => onDone(message ?? answers.changed),
    onError: (error) => {
      const isWrong = error instanceof ApiError && error.code === 'PASSWORD_WRONG';
      if (isWrong) setFaults({ current: answers.wrong });
    },
  });
  const isTold = faults.current === answers.wrong;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (change.isPending) return;
    const found = check(fields);
    setFaults(found);
    if (Object.keys(found).length === 0) change.mutate();
  }

  const field = (name: keyof Fields, autoComplete: string) => ({
    value: fields[name],
    error: faults[name],
    autoComplete,
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setFields((now) => ({ ...now, [name]: value }));
      setFaults(({ [name]: _mended, ...others }) => others);
    },
  });

  return (
    <form ref={form} noValidate className={classes.form} onSubmit={submit}>
      {change.isError && !isTold && Object.keys(faults).length === 0 && (
        <Notice tone="no">{errorText(change.error, texts.failed)}</Notice>
      )}
      <input hidden readOnly autoComplete="username" value={username} />
      <PasswordField label={texts.current} {...field('current', 'current-password')} />
      <PasswordField label={texts.next} {...field('next', 'new-password')} />
      <PasswordField label={texts.repeat} {...field('repeat', 'new-password')} />
      <p className={classes.help}>{texts.help}</p>
      <div className={classes.buttons}>
        <Button type="submit" variant="wedel" busy={change.isPending}>
          {change.isPending ? texts.saving : texts.save}
        </Button>
        <Button disabled={change.isPending} onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
