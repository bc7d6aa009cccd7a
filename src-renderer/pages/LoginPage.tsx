import { useLocation } from 'react-router-dom';
import { AuthLayout } from '../features/auth/components/AuthLayout.tsx';
import { CastStage } from '../features/auth/components/CastStage.tsx';
import { LoginForm } from '../features/auth/components/LoginForm.tsx';
import { authScreenTexts } from '../features/auth/texts.ts';
import { noticeOf } from '../app/origin.ts';
import { SetupHint } from '../features/setup/components/SetupHint.tsx';

export function LoginPage() {
  const notice = noticeOf(useLocation().state);
  return (
    <AuthLayout stage={<CastStage />}>
      <title>Masuk · Punakawan</title>
      <LoginForm reason={notice && authScreenTexts[notice]} />
      <SetupHint />
    </AuthLayout>
  );
}
