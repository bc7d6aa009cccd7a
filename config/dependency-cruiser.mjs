/** Who may import whom; docs/architecture.md says why. */
const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

/** The server's features, each of which may use those before it and none behind it. */
const SERVER_FEATURES = [
  'health',
  'users',
  'questions',
  'audit',
  'auth',
  'setup',
  'sharing',
  'characters',
  'play',
  'school',
  'classes',
  'live',
  'leaderboard',
  'class-login',
  'class-ranking',
  'admin',
  'admin-users',
  'class-report',
  'question-analysis',
  'maintenance',
  'api-docs',
];
const FEATURES = '^src-main/server/features';
const NO_TEST = '\\.test\\.ts$';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    forbid(
      'no-circular',
      {},
      { circular: true },
      'Cycles hide which of two parts is the lower one.',
    ),
    forbid(
      'shared-is-the-leaf',
      { path: '^src-shared/', pathNot: '\\.test\\.ts$' },
      { pathNot: ['^src-shared/', '(^|/)node_modules/zod/'] },
      'Shared code runs in the server, the page and the tests: only zod below it.',
    ),
    forbid(
      'server-without-electron',
      { path: '^src-main/(server/|headless|data-dir|log-file|resource-paths)' },
      {
        path: [
          '^electron$',
          '(^|/)node_modules/electron/',
          '^src-main/desktop/',
          '^src-main/index',
        ],
      },
      'The server also runs on plain Node.',
    ),
    forbid(
      'renderer-stands-alone',
      { path: '^src-renderer/' },
      { path: ['^src-main/', '^src-preload/', '(^|/)node_modules/(electron|better-sqlite3)/'] },
      'The page talks to the server over HTTP only.',
    ),
    forbid(
      'preload-is-thin',
      { path: '^src-preload/', pathNot: '\\.test\\.ts$' },
      { path: ['^src-main/', '^src-renderer/'] },
      'A sandboxed preload exposes one object and nothing more.',
    ),
    forbid(
      'renderer-features-apart',
      { path: '^src-renderer/features/([^/]+)/' },
      { path: '^src-renderer/features/', pathNot: '^src-renderer/features/$1/' },
      'Pages compose features; features do not know each other.',
    ),
    forbid(
      'renderer-layers',
      { path: '^src-renderer/(components|hooks|lib|theme)/' },
      { path: '^src-renderer/(features|pages|app)/' },
      'The lower layers know nothing of the screens.',
    ),
    forbid(
      'features-below-pages',
      { path: '^src-renderer/features/' },
      { path: '^src-renderer/(pages|app)/' },
      'Features are composed by pages, not the other way round.',
    ),
    forbid(
      'database-in-repositories',
      {
        path: '^src-main/server/',
        pathNot: ['/db/', '\\.repository\\.ts$', '\\.test\\.ts$', '/testing/'],
      },
      { path: '(^|/)node_modules/(kysely|better-sqlite3)/' },
      'SQL stands in repositories and in db/.',
    ),
    forbid(
      'server-features-in-order',
      { path: `${FEATURES}/`, pathNot: [NO_TEST, `${FEATURES}/(${SERVER_FEATURES.join('|')})/`] },
      { path: '.' },
      'A new feature of the server takes its place in the order above.',
    ),
    ...SERVER_FEATURES.map((feature, place) =>
      forbid(
        'server-features-in-order',
        { path: `${FEATURES}/${feature}/`, pathNot: NO_TEST },
        {
          path: `${FEATURES}/`,
          pathNot: `${FEATURES}/(${SERVER_FEATURES.slice(0, place + 1).join('|')})/`,
        },
        'Features of the server use those before them in the order above, so that none are entangled.',
      ),
    ),
    forbid(
      'not-to-tests',
      { pathNot: ['\\.test\\.ts$', '^e2e/', '^bench/', '/testing/'] },
      { path: ['\\.test\\.ts$', '^e2e/', '/testing/'] },
      'Nothing that ships needs a test.',
    ),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(out|dist|coverage)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
