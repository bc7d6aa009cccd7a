/** Names one user in the address of 'Pengguna'. */
export const USER_PARAM = 'id';

/** Every address of the application; nothing else spells one out. */
export const paths = {
  home: '/',
  main: '/main',
  login: '/login',
  register: '/register',
  dashboard: '/dashboard',
  tutorial: '/tutorial',
  leaderboard: '/leaderboard',
  levelSelection: '/level-selection',
  gameplay: '/gameplay',
  game: (sessionId: string) => `/game/${encodeURIComponent(sessionId)}`,
  questionManager: '/question-manager',
  admin: '/admin',
  adminMenu: (entry: string) => `/admin?menu=${encodeURIComponent(entry)}`,
  adminUser: (id: string) => `/admin?menu=pengguna&${USER_PARAM}=${encodeURIComponent(id)}`,
  projector: '/admin/proyektor',
  adminSetup: '/admin-setup',
  guide: '/bantuan',
  test: '/test',
} as const;

/** Pattern of paths.game for the router. */
export const GAME_PATTERN = '/game/:sessionId';
