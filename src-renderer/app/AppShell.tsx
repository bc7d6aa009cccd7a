import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { LoadingState } from '../components/LoadingState.tsx';
import { useAuth } from '../features/auth/hooks/useAuth.ts';
import { AppBar } from './AppBar.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Footer } from './Footer.tsx';
import { TabBar } from './TabBar.tsx';
import classes from './AppShell.module.css';

/** Bar, page and footer. The shell owns the `main` element; a page fills it as a flex column. */
export function AppShell() {
  const { pathname } = useLocation();
  const { user } = useAuth();
  return (
    <div className={classes.root}>
      <a href="#isi" className={classes.skip}>
        Langsung ke isi
      </a>
      <AppBar />
      <main id="isi" tabIndex={-1} className={classes.main}>
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<LoadingState />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
      {user && <TabBar />}
    </div>
  );
}
