import { lazy, type ComponentType } from 'react';
import {
  IconChartHistogram,
  IconDatabase,
  IconDeviceDesktopShare,
  IconHelpCircle,
  IconHistory,
  IconLayoutDashboard,
  IconListDetails,
  IconSchool,
  IconSettings,
  IconUsers,
  IconZoomQuestion,
  type Icon,
} from '@tabler/icons-react';

import { CLASSES_MENU } from '../../lib/paths.ts';

interface AdminMenuEntry {
  /** Names the entry in the address, as in /admin?menu=analytics. */
  id: string;
  label: string;
  icon: Icon;
  /** Loaded when it is first opened. */
  Section: ComponentType;
}

const section = <K extends string>(load: () => Promise<Record<K, ComponentType>>, name: K) =>
  lazy(async () => ({ default: (await load())[name] }));

/** 'Menu Admin', in its order; the first entry is what /admin opens. */
export const adminMenu: readonly [AdminMenuEntry, ...AdminMenuEntry[]] = [
  {
    id: 'dashboard',
    label: 'Dashboard',
    icon: IconLayoutDashboard,
    Section: section(() => import('./DashboardSection.tsx'), 'DashboardSection'),
  },
  {
    id: 'pertanyaan',
    label: 'Manajemen Pertanyaan',
    icon: IconListDetails,
    Section: section(() => import('./QuestionsSection.tsx'), 'QuestionsSection'),
  },
  {
    id: 'analytics',
    label: 'Analytics User',
    icon: IconChartHistogram,
    Section: section(
      () => import('../../features/admin-analytics/components/UserAnalytics.tsx'),
      'UserAnalytics',
    ),
  },
  {
    id: 'pengguna',
    label: 'Pengguna',
    icon: IconUsers,
    Section: section(() => import('./UsersSection.tsx'), 'UsersSection'),
  },
  {
    id: CLASSES_MENU,
    label: 'Kelas',
    icon: IconSchool,
    Section: section(
      () => import('../../features/admin-classes/components/AdminClasses.tsx'),
      'AdminClasses',
    ),
  },
  {
    id: 'analisis',
    label: 'Analisis Soal',
    icon: IconZoomQuestion,
    Section: section(
      () => import('../../features/admin-question-analysis/components/QuestionAnalyses.tsx'),
      'QuestionAnalyses',
    ),
  },
  {
    id: 'kelas',
    label: 'Buka untuk Kelas',
    icon: IconDeviceDesktopShare,
    Section: section(
      () => import('../../features/admin-sharing/components/Sharing.tsx'),
      'Sharing',
    ),
  },
  {
    id: 'data',
    label: 'Data & Cadangan',
    icon: IconDatabase,
    Section: section(() => import('./DataSection.tsx'), 'DataSection'),
  },
  {
    id: 'catatan',
    label: 'Catatan Admin',
    icon: IconHistory,
    Section: section(
      () => import('../../features/admin-audit/components/AuditLog.tsx'),
      'AuditLog',
    ),
  },
  {
    id: 'pengaturan',
    label: 'Pengaturan',
    icon: IconSettings,
    Section: section(
      () => import('../../features/admin-settings/components/AdminSettings.tsx'),
      'AdminSettings',
    ),
  },
  {
    id: 'bantuan',
    label: 'Bantuan',
    icon: IconHelpCircle,
    Section: section(() => import('./GuideSection.tsx'), 'GuideSection'),
  },
];

/** The entry that an address names; an unknown one opens the first. */
export const adminEntry = (id: string | null): AdminMenuEntry =>
  adminMenu.find((entry) => entry.id === id) ?? adminMenu[0];
