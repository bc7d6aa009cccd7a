import { useLocation } from 'react-router-dom';
import { EMAIL_MAX, USERNAME_MAX } from '#shared/constants/limits.ts';
import { Button } from '../../../components/Button.tsx';
import { Link } from '../../../components/Link.tsx';
import { PasswordField } from '../../../components/PasswordField.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { paths } from '../../../lib/paths.ts';
import { register } from '../api/sign-in.ts';
import { useCredentialsForm } from '../hooks/useCredentialsForm.ts';
import { validateRegistration } from '../lib/validate-credentials.ts';
import { registerTexts } from '../register-texts.ts';
import { authScreenTexts } from '../texts.ts';
import { AuthCard } from './AuthCard.tsx';
import classes from './RegisterForm.module.css';

const texts = { ...authScreenTexts, ...registerTexts };

export function RegisterForm() {
  const { state } = useLocation();
  const form = useCredentialsForm({
    initial: { username: '', email: '', password: '', confirmPassword: '' },
    validate: validateRegistration,
    submit: register,
    fallback: texts.registrationFailed,
  });
  return (
    <AuthCard
      title={texts.joinTitle}
      intro={texts.join}
      failure={form.failure}
      isQueued={form.isQueued}
      onSubmit={form.onSubmit}
      alternative={
        <>
          {texts.haveAccount}{' '}
          <Link to={paths.login} state={state}>
            {texts.signIn}
          </Link>
        </>
      }
    >
      <TextField
        {...form.field('username')}
        label={texts.username}
        autoComplete="username"
        maxLength={USERNAME_MAX}
        required
      />
      <TextField
        {...form.field('email')}
        type="email"
        label={texts.email}
        autoComplete="email"
        maxLength={EMAIL_MAX}
        required
      />
      <div className={classes.passwords}>
        <PasswordField
          {...form.field('password')}
          label={texts.password}
          help={texts.passwordHelp}
          autoComplete="new-password"
          required
        />
        <PasswordField
          {...form.field('confirmPassword')}
          label={texts.confirmPassword}
          autoComplete="new-password"
          required
        />
      </div>
      <Button type="submit" variant="prada" size="big" fullWidth busy={form.busy}>
        {form.busy ? texts.signingUp : texts.signUp}
      </Button>
    </AuthCard>
  );
}
