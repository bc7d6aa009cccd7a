import { ColorSchemeToggle } from '../components/ColorSchemeToggle.tsx';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { paths } from '../lib/paths.ts';
import { TestPageColors } from './TestPageColors.tsx';
import { TestPageControls } from './TestPageControls.tsx';
import { TestPageFeedback } from './TestPageFeedback.tsx';
import { TestPageSurfaces } from './TestPageSurfaces.tsx';
import classes from './TestPage.module.css';

/** The theme on one page: what a change of it touches is seen here first. */
export function TestPage() {
  return (
    <main tabIndex={-1} className={classes.root}>
      <title>Tema · Punakawan</title>
      <div className={classes.head}>
        <h1>Tema Punakawan</h1>
        <ColorSchemeToggle />
        <ButtonLink size="sm" to={paths.home}>
          Ke halaman utama
        </ButtonLink>
      </div>
      <div className={classes.grid}>
        <TestPageControls />
        <TestPageFeedback />
        <TestPageSurfaces />
        <TestPageColors />
      </div>
    </main>
  );
}
