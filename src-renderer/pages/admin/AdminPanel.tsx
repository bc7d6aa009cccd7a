import { Suspense, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Link } from '../../components/Link.tsx';
import { LoadingState } from '../../components/LoadingState.tsx';
import { paths } from '../../lib/paths.ts';
import { adminEntry, adminMenu } from './admin-menu.ts';
import classes from './AdminPanel.module.css';

/** The admin panel: side menu, and the section that the address names. */
export function AdminPanel() {
  const [search] = useSearchParams();
  const { id, label, Section } = adminEntry(search.get('menu'));
  const menu = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(id);

  // Another section is another page to whoever reads it: from its top, and with the focus in it.
  useEffect(() => {
    menu.current
      ?.querySelector('[aria-current]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
    if (shown.current === id) return;
    shown.current = id;
    window.scrollTo(0, 0);
    content.current?.focus({ preventScroll: true });
  }, [id]);

  return (
    <div className={classes.root} data-c="wedel">
      <title>{`${label} · Admin Panel · Punakawan`}</title>
      <div className={classes.side}>
        <h1 className={classes.title}>Admin Panel</h1>
        <nav ref={menu} aria-labelledby="menu-admin" className={classes.menu}>
          <h2 id="menu-admin" className={classes.menuTitle}>
            Menu Admin
          </h2>
          <ul className={classes.entries}>
            {adminMenu.map((entry) => (
              <li key={entry.id}>
                <Link
                  to={entry === adminMenu[0] ? paths.admin : paths.adminMenu(entry.id)}
                  aria-current={entry.id === id ? 'page' : undefined}
                  className={classes.entry}
                >
                  <entry.icon size={22} stroke={2.2} aria-hidden="true" />
                  {entry.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div ref={content} tabIndex={-1} className={classes.content}>
        <Suspense fallback={<LoadingState />}>
          <Section />
        </Suspense>
      </div>
    </div>
  );
}
