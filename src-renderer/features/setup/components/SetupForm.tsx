import { useCallback, useId } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { EMAIL_MAX, USERNAME_MAX } from '#shared/constants/limits.ts';
import { Button } from '../../../components/Button.tsx';
import { Kelir } from '../../../components/Kelir.tsx';
import { Link } from '../../../components/Link.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { PasswordField } from '../../../components/PasswordField.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { paths } from '../../../lib/paths.ts';
import { setupStatusQuery } from '../api/setup-status.ts';
import { useSetupForm } from '../hooks/useSetupForm.ts';
import { setupScreenTexts as texts } from '../texts.ts';
import classes from './SetupForm.module.css';

interface SetupFormProps {
  /** False once an admin exists: then there is nothing to fill in. */
  needed: boolean;
  codeRequired: boolean;
}

export function SetupForm({ needed, codeRequired }: SetupFormProps) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const toLogin = useCallback(() => {
    // The login screen must not offer again what is done.
    void client.invalidateQueries(setupStatusQuery());
    void navigate(paths.login);
  }, [client, navigate]);
  const messageId = useId();
  const { field, state, form, onSubmit } = useSetupForm({
    codeRequired,
    messageId,
    onDone: toLogin,
  });
  const isDone = state.status === 'success';
  const isBusy = state.status === 'submitting';
  return (
    <Kelir c="wedel">
      <form
        ref={form}
        className={classes.form}
        onSubmit={onSubmit}
        noValidate
        aria-labelledby="setup-title"
      >
        <div>
          <h1 id="setup-title" className={classes.title}>
            {texts.title}
          </h1>
          <p className={classes.intro}>{texts.intro}</p>
        </div>
        {needed || isDone ? (
          <>
            <TextField
              {...field('username')}
              label={texts.username}
              autoComplete="username"
              maxLength={USERNAME_MAX}
            />
            <TextField
              {...field('email')}
              type="email"
              label={texts.email}
              autoComplete="email"
              maxLength={EMAIL_MAX}
            />
            <div className={classes.passwords}>
              <PasswordField
                {...field('password')}
                label={texts.password}
                autoComplete="new-password"
              />
              <PasswordField
                {...field('confirmPassword')}
                label={texts.confirmPassword}
                autoComplete="new-password"
              />
            </div>
            {codeRequired && (
              <TextField
                {...field('code')}
                label={texts.code}
                help={texts.codeHelp}
                autoComplete="one-time-code"
                autoCapitalize="characters"
              />
            )}
            {state.status === 'error' && (
              <Notice tone="no">
                <span id={messageId}>{state.fault.message}</span>
              </Notice>
            )}
            {isDone && (
              <Notice tone="ok">
                {state.message} {texts.toLogin}
              </Notice>
            )}
            <Button
              type="submit"
              variant="wedel"
              size="big"
              fullWidth
              busy={isBusy}
              disabled={isDone}
            >
              {isBusy ? texts.submitting : texts.submit}
            </Button>
          </>
        ) : (
          <Notice tone="info">{texts.notNeeded}</Notice>
        )}
        <p className={classes.alternative}>
          {texts.haveAdmin} <Link to={paths.login}>{texts.login}</Link>
        </p>
      </form>
    </Kelir>
  );
}
