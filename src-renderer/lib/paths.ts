/** Names one user in the address of 'Pengguna'. */
export const USER_PARAM = 'id';

/** Names one class in the address of 'Kelas'. */
export const CLASS_PARAM = 'id';
/** 'Kelas' in the side menu; 'kelas' itself is 'Buka untuk Kelas'. */
export const CLASSES_MENU = 'daftar-kelas';
/** Names a part of a class, other than its pupils. */
export const CLASS_PART_PARAM = 'bagian';
export const CLASS_REPORT_PART = 'laporan';

/** Opens the form for another password on the dashboard. */
export const PASSWORD_HASH = '#kata-sandi';

/** Every address of the application; nothing else spells one out. */
export const paths = {
  home: '/',
  main: '/main',
  login: '/login',
  register: '/register',
  classCode: '/kelas',
  classDoor: (code: string) => `/kelas/${encodeURIComponent(code)}`,
  dashboard: '/dashboard',
  ownPassword: `/dashboard${PASSWORD_HASH}`,
  tutorial: '/tutorial',
  leaderboard: '/leaderboard',
  levelSelection: '/level-selection',
  gameplay: '/gameplay',
  game: (sessionId: string) => `/game/${encodeURIComponent(sessionId)}`,
  questionManager: '/question-manager',
  admin: '/admin',
  adminMenu: (entry: string) => `/admin?menu=${encodeURIComponent(entry)}`,
  adminUser: (id: string) => `/admin?menu=pengguna&${USER_PARAM}=${encodeURIComponent(id)}`,
  adminClass: (id: string) =>
    `/admin?menu=${CLASSES_MENU}&${CLASS_PARAM}=${encodeURIComponent(id)}`,
  classReport: (id: string) => `${paths.adminClass(id)}&${CLASS_PART_PARAM}=${CLASS_REPORT_PART}`,
  classBoard: (id: string) => `/admin/kelas/${encodeURIComponent(id)}/pantau`,
  projector: '/admin/proyektor',
  adminSetup: '/admin-setup',
  guide: '/bantuan',
  test: '/test',
} as const;

/** Pattern of paths.game for the router. */
export const GAME_PATTERN = '/game/:sessionId';

/** Pattern of paths.classBoard. */
export const CLASS_BOARD_PATTERN = '/admin/kelas/:classId/pantau';

/** Pattern of paths.classDoor. */
export const CLASS_DOOR_PATTERN = '/kelas/:code';
