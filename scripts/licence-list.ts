import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');
/** Where code lives that ends up on a school's PC. */
const SHIPPED_FROM = ['src-main', 'src-preload', 'src-renderer', 'src-shared'];
/** Fonts of which files ship, although no code imports them. */
const SHIPPED_FILES = ['@fontsource/sansita', '@fontsource-variable/plus-jakarta-sans'];
/** What the product may contain; anything else is a decision for people, not for a script. */
const ALLOWED_TO_SHIP = [
  ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ['OFL-1.1', 'CC0-1.0', '(MIT OR CC0-1.0)', 'MIT AND ISC AND BSD-3-Clause'],
].flat();
/** What only builds and tests may say. */
const ALLOWED_AS_TOOL = [
  ALLOWED_TO_SHIP,
  ['MPL-2.0', 'Python-2.0', 'CC-BY-4.0', 'WTFPL', 'WTFPL OR ISC', '(WTFPL OR MIT)'],
  ['(MIT AND Zlib)', 'Apache-2.0 AND MIT'],
].flat();
/** Data of others in the repository that do not ship. */
const TOOL_DATA = [
  {
    file: 'scripts/indonesian-words.txt',
    from: 'word list of the trained data `ind`, Tesseract project, tessdata 4.00; without what the lexicon reads as Javanese',
    licence: 'Apache-2.0',
  },
];
/** Builds for one platform whose entry in the lockfile names none; their main package does. */
const UNNAMED = 'not named in the lockfile';

interface LockedPackage {
  version: string;
  license?: string;
  optional?: true;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

interface Licensed {
  name: string;
  version: string;
  licence: string;
  isOptional: boolean;
}

export interface LicenceList {
  shipped: Licensed[];
  tools: Licensed[];
  /** Packages whose licence nobody has agreed to. */
  refused: Licensed[];
}

/** The licences of everything in the lockfile: what ships, and what only builds and tests. */
export function readLicences(): LicenceList {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const { '': _project, ...packages } = lock.packages;
  const shippedPaths = reachable(packages, importedPackages());
  const all = Object.entries(packages).map(([path, locked]) => ({
    path,
    name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version: locked.version,
    licence: locked.license ?? UNNAMED,
    isOptional: locked.optional === true,
  }));
  const shipped = all.filter(({ path }) => shippedPaths.has(path));
  const tools = all.filter(({ path }) => !shippedPaths.has(path));
  const isRefusedTool = ({ licence, isOptional }: Licensed) =>
    licence === UNNAMED ? !isOptional : !ALLOWED_AS_TOOL.includes(licence);
  return {
    shipped,
    tools,
    refused: [
      ...shipped.filter(({ licence }) => !ALLOWED_TO_SHIP.includes(licence)),
      ...tools.filter(isRefusedTool),
    ],
  };
}

/** Names of the packages that the product's own code imports, tests aside. */
function importedPackages(): Set<string> {
  const names = new Set(SHIPPED_FILES);
  for (const folder of SHIPPED_FROM) {
    for (const entry of readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name);
      if (!/\.(ts|tsx|css)$/.test(file) || /\.test\.|\.testing\.|[\\/]testing[\\/]/.test(file))
        continue;
      const text = readFileSync(file, 'utf8');
      for (const [, from = ''] of text.matchAll(
        /(?:from|import|@import)\s*\(?\s*'([^'.#][^']*)'/g,
      )) {
        if (from.startsWith('node:')) continue;
        names.add(
          from
            .split('/')
            .slice(0, from.startsWith('@') ? 2 : 1)
            .join('/'),
        );
      }
    }
  }
  return names;
}

/** Paths in the lockfile of these packages and of everything that they need. */
function reachable(
  packages: Readonly<Record<string, LockedPackage>>,
  names: ReadonlySet<string>,
): Set<string> {
  const found = new Set<string>();
  const visit = (from: string, name: string) => {
    const path = locate(packages, from, name);
    if (path === undefined || found.has(path)) return;
    found.add(path);
    // What Electron needs from npm only downloads it.
    if (name === 'electron') return;
    const { dependencies, peerDependencies, peerDependenciesMeta } = packages[path] ?? {};
    const peers = Object.keys(peerDependencies ?? {}).filter(
      (peer) => !peerDependenciesMeta?.[peer]?.optional,
    );
    for (const needed of [...Object.keys(dependencies ?? {}), ...peers]) visit(path, needed);
  };
  for (const name of names) visit('', name);
  return found;
}

/** Where a package finds another: in its own folder, else in those above it. */
function locate(
  packages: Readonly<Record<string, LockedPackage>>,
  from: string,
  name: string,
): string | undefined {
  for (
    let folder = from;
    ;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
  ) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[path]) return path;
    if (folder === '') return undefined;
  }
}

/** The document, as it stands in docs/licences.md. */
export function licenceDocument({ shipped, tools }: LicenceList): string {
  const rows = shipped
    .map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`)
    .sort();
  const counts = new Map<string, number>();
  for (const { licence } of tools) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  const toolRows = [...counts]
    .sort(([a, m], [b, n]) => n - m || a.localeCompare(b))
    .map(([licence, count]) => `| ${licence} | ${count} |`);
  return [
    '# Licences',
    '',
    'Written by `node scripts/licences.ts` from the lockfile; `npm test` fails when it is out of date or a',
    'licence is new. Electron brings Chromium, whose licences are in the installed folder.',
    '',
    '## In the product',
    '',
    '| package | version | licence |',
    '| --- | --- | --- |',
    ...rows,
    '',
    '## Data that only the checks of the question bank read',
    '',
    '| file | from | licence |',
    '| --- | --- | --- |',
    ...TOOL_DATA.map(({ file, from, licence }) => `| ${file} | ${from} | ${licence} |`),
    '',
    '## Tools that build and test it',
    '',
    '| licence | packages |',
    '| --- | --- |',
    ...toolRows,
    '',
  ].join('\n');
}
