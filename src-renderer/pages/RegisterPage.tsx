import { useQuery } from '@tanstack/react-query';
import { registrationQuery } from '../features/auth/api/registration.ts';
import { AuthLayout } from '../features/auth/components/AuthLayout.tsx';
import { CastStage } from '../features/auth/components/CastStage.tsx';
import { RegisterForm } from '../features/auth/components/RegisterForm.tsx';
import { RegistrationClosed } from '../features/auth/components/RegistrationClosed.tsx';

export function RegisterPage() {
  // While it is not known, and where it cannot be, the form stands: the server decides.
  const { data } = useQuery(registrationQuery());
  return (
    <AuthLayout stage={<CastStage />}>
      <title>Daftar · Punakawan</title>
      {data?.open === false ? <RegistrationClosed /> : <RegisterForm />}
    </AuthLayout>
  );
}
