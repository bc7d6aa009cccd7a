import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../components/ErrorState.tsx';
import { LoadingState } from '../components/LoadingState.tsx';
import { AuthLayout } from '../features/auth/components/AuthLayout.tsx';
import { setupStatusQuery } from '../features/setup/api/setup-status.ts';
import { SetupForm } from '../features/setup/components/SetupForm.tsx';
import { SetupStage } from '../features/setup/components/SetupStage.tsx';
import { setupScreenTexts as texts } from '../features/setup/texts.ts';

/** /admin-setup: the first administrator of a school. */
export function AdminSetupPage() {
  const { data, isPending, refetch } = useQuery(setupStatusQuery());
  return (
    <AuthLayout stage={<SetupStage />} c="semar" wide>
      <title>Setup Admin · Punakawan</title>
      {isPending ? (
        <LoadingState text={texts.checking} />
      ) : data ? (
        <SetupForm {...data} />
      ) : (
        <ErrorState message={texts.offline} onRetry={() => void refetch()} />
      )}
    </AuthLayout>
  );
}
