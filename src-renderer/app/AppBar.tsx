import { IconLogout, IconShieldHalf } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';
import type { Role } from '#shared/contracts/auth.contract.ts';
import logoUrl from '../assets/logo-light.svg';
import { ColorSchemeToggle } from '../components/ColorSchemeToggle.tsx';
import { FullScreenToggle } from '../components/FullScreenToggle.tsx';
import { IconButton } from '../components/IconButton.tsx';
import { Link } from '../components/Link.tsx';
import { ScoreChip } from '../components/ScoreChip.tsx';
import { useAuth } from '../features/auth/hooks/useAuth.ts';
import { paths } from '../lib/paths.ts';
import { isCurrent, navigationFor } from './navigation.tsx';
import classes from './AppBar.module.css';

export function AppBar() {
  const { user, playerName, signOut } = useAuth();
  return (
    <header className={classes.root}>
      <div className={classes.inner}>
        <Link to={paths.home} className={classes.logo}>
          <img src={logoUrl} alt="Punakawan" width={187} height={46} />
        </Link>
        {user ? <PlayerLinks role={user.role} /> : <VisitorLinks />}
        <span className={classes.space} />
        {user && <ScoreChip name={playerName} score={user.totalScore} label="Skor total" />}
        {user?.role === 'admin' && (
          <Link to={paths.admin} aria-label="Admin" title="Admin" className={classes.adminShortcut}>
            <IconShieldHalf size={22} stroke={2.2} />
          </Link>
        )}
        <FullScreenToggle />
        <ColorSchemeToggle />
        {user && (
          <IconButton
            label="Keluar"
            icon={<IconLogout size={22} stroke={2.2} />}
            onClick={() => signOut()}
          />
        )}
      </div>
      <div className={classes.plipit} />
    </header>
  );
}

function PlayerLinks({ role }: { role: Role }) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Utama" className={classes.playerLinks}>
      {navigationFor(role).map((item) => (
        <Link
          key={item.to}
          to={item.to}
          className={classes.link}
          aria-current={isCurrent(item, pathname) ? 'page' : undefined}
        >
          <item.icon size={20} stroke={2.2} aria-hidden="true" />
          {item.label}
        </Link>
      ))}
    </nav>
  );
}

function VisitorLinks() {
  return (
    <nav aria-label="Utama" className={classes.links}>
      <Link to={paths.login} className={classes.link}>
        Masuk
      </Link>
      <Link to={paths.register} className={classes.link}>
        Daftar
      </Link>
    </nav>
  );
}
