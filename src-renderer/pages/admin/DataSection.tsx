import { DataScreen } from '../../features/admin-maintenance/components/DataScreen.tsx';
import { useAuth } from '../../features/auth/hooks/useAuth.ts';

/** 'Data & Cadangan'. */
export function DataSection() {
  const { signOut } = useAuth();
  return <DataScreen onRestored={() => signOut()} />;
}
