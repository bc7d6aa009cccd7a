import { AuthLayout } from '../features/auth/components/AuthLayout.tsx';
import { CastStage } from '../features/auth/components/CastStage.tsx';
import { RegisterForm } from '../features/auth/components/RegisterForm.tsx';

export function RegisterPage() {
  return (
    <AuthLayout stage={<CastStage />}>
      <title>Daftar · Punakawan</title>
      <RegisterForm />
    </AuthLayout>
  );
}
