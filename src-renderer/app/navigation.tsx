import {
  IconDeviceGamepad2,
  IconHelpCircle,
  IconHome,
  IconShieldHalf,
  IconTrophy,
  type Icon,
} from '@tabler/icons-react';
import type { Role } from '#shared/contracts/auth.contract.ts';
import { paths } from '../lib/paths.ts';

export interface NavigationItem {
  to: string;
  label: string;
  /** For the tab bar of phones, where the label is too long. */
  shortLabel?: string;
  icon: Icon;
  /** Other addresses on which this entry is the current one. */
  also?: readonly string[];
  /** In the bar only, also on phones: the tabs belong to the game. */
  adminOnly?: boolean;
}

/** Links of the bar for a signed-in player, in their order; on phones they are the tab bar. */
const navigation: readonly NavigationItem[] = [
  { to: paths.home, label: 'Main', icon: IconDeviceGamepad2, also: [paths.main] },
  { to: paths.dashboard, label: 'Beranda', icon: IconHome },
  {
    to: paths.leaderboard,
    label: 'Papan Peringkat',
    shortLabel: 'Peringkat',
    icon: IconTrophy,
  },
  { to: paths.tutorial, label: 'Cara Main', icon: IconHelpCircle },
  { to: paths.admin, label: 'Admin', icon: IconShieldHalf, adminOnly: true },
];

export const isCurrent = (item: NavigationItem, pathname: string): boolean =>
  item.to === pathname || item.also?.includes(pathname) === true;

/** The entries that a player sees. */
export const navigationFor = (role: Role | undefined): readonly NavigationItem[] =>
  role === 'admin' ? navigation : navigation.filter((item) => !item.adminOnly);
