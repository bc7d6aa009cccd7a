import { useLocation } from 'react-router-dom';
import { Link } from '../components/Link.tsx';
import { isCurrent, navigationFor } from './navigation.tsx';
import classes from './TabBar.module.css';

/** The links of the bar at the foot of narrow screens, within reach of a thumb. */
export function TabBar() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Utama" className={classes.root}>
      {navigationFor('player').map((item) => (
        <Link
          key={item.to}
          to={item.to}
          className={classes.tab}
          aria-current={isCurrent(item, pathname) ? 'page' : undefined}
        >
          <item.icon size={24} stroke={2.2} aria-hidden="true" />
          {item.shortLabel ?? item.label}
        </Link>
      ))}
    </nav>
  );
}
