import { Outlet } from 'react-router-dom';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden.tsx';
import { useAuth } from '../features/auth/hooks/useAuth.ts';
import { paths } from '../lib/paths.ts';
import classes from './AdminPage.module.css';

/** The door of the admin panel: for others than admins nothing behind it is loaded or called. */
export function AdminPage() {
  const { user } = useAuth();
  if (user?.role === 'admin') return <Outlet />;
  return (
    <>
      <title>Admin · Punakawan</title>
      <div className={classes.root}>
        <h1>
          <VisuallyHidden>Admin Panel</VisuallyHidden>
        </h1>
        <EmptyState
          title="Halaman ini khusus admin"
          help="Minta bantuan gurumu bila ada yang perlu diatur."
          action={
            <ButtonLink to={paths.home} variant="wedel">
              Kembali bermain
            </ButtonLink>
          }
        />
      </div>
    </>
  );
}
