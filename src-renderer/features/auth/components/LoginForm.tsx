import { IconUsersGroup } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { Button } from '../../../components/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { Link } from '../../../components/Link.tsx';
import { PasswordField } from '../../../components/PasswordField.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { paths } from '../../../lib/paths.ts';
import { registrationQuery } from '../api/registration.ts';
import { login } from '../api/sign-in.ts';
import { useCredentialsForm } from '../hooks/useCredentialsForm.ts';
import { validateLogin } from '../lib/validate-credentials.ts';
import { authScreenTexts as texts } from '../texts.ts';
import { AuthCard } from './AuthCard.tsx';

/** `reason` says why the visitor is here, if they did not come by themselves. */
export function LoginForm({ reason }: { reason: string | undefined }) {
  const { state } = useLocation();
  // Until it is known, the way is shown: the server decides.
  const { data: registration } = useQuery(registrationQuery());
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
      reason={reason}
      failure={form.failure}
      isQueued={form.isQueued}
      onSubmit={form.onSubmit}
      alternative={
        registration?.open === false ? (
          texts.classOnly
        ) : (
          <>
            {texts.noAccount}{' '}
            <Link to={paths.register} state={state}>
              {texts.signUp}
            </Link>
          </>
        )
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
      <ButtonLink
        to={paths.classCode}
        fullWidth
        leftIcon={<IconUsersGroup size={20} stroke={2.2} aria-hidden="true" />}
      >
        {texts.byClass}
      </ButtonLink>
    </AuthCard>
  );
}
