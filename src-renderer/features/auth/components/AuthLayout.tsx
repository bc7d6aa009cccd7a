import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ColorSchemeToggle } from '../../../components/ColorSchemeToggle.tsx';
import { Copyright } from '../../../components/Copyright.tsx';
import { Link } from '../../../components/Link.tsx';
import type { Accent } from '../../../components/Stage.tsx';
import { cx } from '../../../lib/cx.ts';
import { paths } from '../../../lib/paths.ts';
import { authScreenTexts } from '../texts.ts';
import classes from './AuthLayout.module.css';

const LINKS = [
  { to: paths.login, label: authScreenTexts.signIn },
  { to: paths.register, label: authScreenTexts.signUp },
];

interface AuthLayoutProps {
  /** The scene on the left, or above on narrow screens. */
  stage: ReactNode;
  /** Colours of the stage: on narrow screens the links stand on it. */
  c?: Accent;
  /** For a form with fields side by side. */
  wide?: boolean;
  children: ReactNode;
}

/** The screens before signing in: a stage, the two links of the bar, a card, the footer. */
export function AuthLayout({ stage, c = 'wedel', wide = false, children }: AuthLayoutProps) {
  const { pathname, state } = useLocation();
  return (
    <div className={classes.root}>
      <header className={classes.stage}>{stage}</header>
      <div className={classes.side}>
        <nav className={classes.nav} data-c={c} aria-label="Utama">
          {/* The state remembers where the visitor wanted to go. */}
          {LINKS.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              state={state}
              className={classes.link}
              aria-current={to === pathname ? 'page' : undefined}
            >
              {label}
            </Link>
          ))}
          <ColorSchemeToggle />
        </nav>
        <main className={cx(classes.main, wide && classes.wide)} tabIndex={-1}>
          {children}
        </main>
        <footer className={classes.footer}>
          <Copyright />
        </footer>
      </div>
    </div>
  );
}
