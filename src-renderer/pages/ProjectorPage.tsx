import { Navigate } from 'react-router-dom';
import { Projector } from '../features/admin-sharing/components/Projector.tsx';
import { useAuth } from '../features/auth/hooks/useAuth.ts';
import { paths } from '../lib/paths.ts';

/** The join address for the projector: the whole window, no bar and no menu. */
export function ProjectorPage() {
  const { user } = useAuth();
  // The panel says what others than admins are told.
  if (user?.role !== 'admin') return <Navigate to={paths.admin} replace />;
  return (
    <>
      <title>Layar proyektor · Punakawan</title>
      <Projector />
    </>
  );
}
