import { Link, useLocation } from 'react-router-dom';
import { Button } from '../../../components/Button.tsx';
import { PasswordField } from '../../../components/PasswordField.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { paths } from '../../../lib/paths.ts';
import { login } from '../api/sign-in.ts';
import { useCredentialsForm } from '../hooks/useCredentialsForm.ts';
import { validateLogin } from '../lib/validate-credentials.ts';
import { authScreenTexts as texts } from '../texts.ts';
import { AuthCard } from './AuthCard.tsx';

/** `expired` says that the visitor was signed in until a moment ago. */
export function LoginForm({ expired }: { expired: boolean }) {
  const { state } = useLocation();
  const form = useCredentialsForm({
    initial: { email: '', password: '' },
    validate: validateLogin,
    submit: login,
    fallback: texts.loginFailed,
  });
  return (
    <AuthCard
      title={texts.greeting}
      intro={texts.welcome}
      reason={expired ? texts.expired : undefined}
      failure={form.failure}
      onSubmit={form.onSubmit}
      alternative={
        <>
          {texts.noAccount}{' '}
          <Link to={paths.register} state={state}>
            {texts.signUp}
          </Link>
        </>
      }
    >
      <TextField
        {...form.field('email')}
        label={texts.emailOrUsername}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
      />
      <PasswordField
        {...form.field('password')}
        label={texts.password}
        autoComplete="current-password"
        required
      />
      <Button type="submit" variant="prada" size="big" fullWidth busy={form.busy}>
        {form.busy ? texts.signingIn : texts.signIn}
      </Button>
    </AuthCard>
  );
}
