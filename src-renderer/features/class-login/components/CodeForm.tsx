import { useState, type FormEvent } from 'react';
import * as z from 'zod/mini';
import { classTexts } from '#shared/texts/classes.ts';
import { ClassCode } from '#shared/contracts/class-login.contract.ts';
import { Button } from '../../../components/Button.tsx';
import { Kelir } from '../../../components/Kelir.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { classLoginTexts as texts } from '../texts.ts';
import classes from './CodeForm.module.css';

/** Where the code of a class is typed. */
export function CodeForm({ onCode }: { onCode: (code: string) => void }) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = z.safeParse(ClassCode, typed);
    if (code.success) {
      onCode(code.data);
      return;
    }
    setError(typed.trim() === '' ? classTexts.codeShape : code.error.issues[0]?.message);
    event.currentTarget.querySelector('input')?.focus();
  }

  return (
    <Kelir c="wedel" className={classes.root}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <h1 className={classes.title}>{texts.title}</h1>
        <p className={classes.intro}>{texts.codeIntro}</p>
        <TextField
          label={texts.code}
          help={classTexts.codeShape}
          error={error}
          className={classes.code}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value.toUpperCase());
            setError(undefined);
          }}
        />
        <Button type="submit" variant="prada" size="big" fullWidth>
          {texts.go}
        </Button>
      </form>
    </Kelir>
  );
}
