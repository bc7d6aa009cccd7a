import {
  IconChevronRight,
  IconHelpCircle,
  IconPlayerPlay,
  IconTrophy,
  type Icon,
} from '@tabler/icons-react';
import { Link } from '../components/Link.tsx';
import { cx } from '../lib/cx.ts';
import { paths } from '../lib/paths.ts';
import classes from './HomeMenu.module.css';

interface MenuCard {
  to: string;
  title: string;
  help: string;
  icon: Icon;
  tile: string | undefined;
}

const CARDS: MenuCard[] = [
  {
    to: paths.main,
    title: 'Main',
    help: 'Putar roda, pilih level',
    icon: IconPlayerPlay,
    tile: classes.gold,
  },
  {
    to: paths.tutorial,
    title: 'Cara main',
    help: 'Tiga langkah saja',
    icon: IconHelpCircle,
    tile: classes.teal,
  },
  {
    to: paths.leaderboard,
    title: 'Papan peringkat',
    help: 'Kejar sepuluh besar',
    icon: IconTrophy,
    tile: classes.brick,
  },
];

/** The cards of the home page, each to one part of the game. */
export function HomeMenu() {
  return (
    <nav aria-label="Menu" className={classes.root}>
      {CARDS.map((card) => (
        <Link key={card.to} to={card.to} className={classes.card}>
          <span className={cx(classes.tile, card.tile)}>
            <card.icon size={26} stroke={2.2} aria-hidden="true" />
          </span>
          <span className={classes.text}>
            <b className={classes.title}>{card.title}</b>
            <span className={classes.help}>{card.help}</span>
          </span>
          <IconChevronRight size={22} stroke={2.2} aria-hidden="true" />
        </Link>
      ))}
    </nav>
  );
}
