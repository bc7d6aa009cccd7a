import { useLocation } from 'react-router-dom';
import { AuthLayout } from '../features/auth/components/AuthLayout.tsx';
import { CastStage } from '../features/auth/components/CastStage.tsx';
import { LoginForm } from '../features/auth/components/LoginForm.tsx';
import { SetupHint } from '../features/setup/components/SetupHint.tsx';

export function LoginPage() {
  const state: unknown = useLocation().state;
  const expired =
    typeof state === 'object' && state !== null && 'expired' in state && state.expired === true;
  return (
    <AuthLayout stage={<CastStage />}>
      <title>Masuk · Punakawan</title>
      <LoginForm expired={expired} />
      <SetupHint />
    </AuthLayout>
  );
}
