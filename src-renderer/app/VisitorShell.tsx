import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { LoadingState } from '../components/LoadingState.tsx';
import { AppBar } from './AppBar.tsx';
import { Footer } from './Footer.tsx';
import classes from './VisitorShell.module.css';

/** Bar, page and footer for who is not signed in: nothing that leads into the game. */
export function VisitorShell() {
  return (
    <div className={classes.root}>
      <AppBar />
      <main tabIndex={-1} className={classes.main}>
        <Suspense fallback={<LoadingState />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
    </div>
  );
}
