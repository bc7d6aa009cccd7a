// What the build of the page does beyond Vite: few, small and long-lived files for students.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { minify } from '@swc/core';
import type { Plugin, Rolldown } from 'vite';
import { FIRST_LOAD_BYTES } from './first-load-budget.ts';

/** The pages at which a student comes in: with a password, or with the code of their class. */
const DOORS = ['pages/LoginPage.tsx', 'pages/ClassDoorPage.tsx'];

/** What their browser needs from there to the first question: the page itself and these pages of it. */
const JOURNEY = [
  'index.html',
  'pages/HomePage.tsx',
  'pages/LevelSelectionPage.tsx',
  'pages/GameplayPage.tsx',
];

/** What comes right behind a page of the journey, in one file instead of six small ones. */
const BEHIND = ['features/levels/components/Challenge.tsx'];

/** What of its files a part of the budget counts. */
const PARTS = [
  ['total', /./],
  ['script', /\.js$/],
] as const;

/** Files of fewer bytes are sent as they are. */
const SMALLEST_COMPRESSED = 512;

/** Plugins and chunks for the page of the project in `root`. */
export function rendererBuild(root: string) {
  const renderer = resolve(root, 'src-renderer');
  const packages = resolve(root, 'node_modules');
  const [journey, doors, behind] = [JOURNEY, DOORS, BEHIND].map((names) =>
    names.map((name) => toId(resolve(renderer, name))),
  ) as [string[], string[], string[]];
  return {
    plugins: [
      directIcons(toId(renderer), toId(resolve(packages, '@tabler/icons-react/dist/esm/icons'))),
      minifyWithSwc(),
      versionPublicFiles(resolve(renderer, 'public')),
      compressWithinBudget(journey, doors),
    ],
    chunks: journeyChunks(journey, [...doors, ...behind]),
  };
}

/** Modules are named with forward slashes on every system. */
const toId = (path: string): string => path.replaceAll('\\', '/');

/**
 * All that the journey needs comes in one file, and all that only one door, or what follows, needs in another: dozens of
 * small ones compress a tenth worse and keep an old router busy. What neither imports stays with the
 * pages that do.
 */
function journeyChunks(
  journey: readonly string[],
  doors: readonly string[],
): Rolldown.CodeSplittingGroup[] {
  let names: ReadonlyMap<string, string> | undefined;
  // A group takes along what its modules import, unless that is taken already.
  return ['journey', ...doors.map((_, index) => `door-${index}`)].map((group, index) => ({
    debugName: group,
    priority: doors.length - index,
    name: (id, context) => {
      names ??= namesOfChunks((module) => context.getModuleInfo(module));
      return names.get(id) === group ? group : null;
    },
  }));

  function namesOfChunks(getModuleInfo: ModuleInfos): ReadonlyMap<string, string> {
    const chunks = new Map<string, string>();
    for (const [index, door] of doors.entries()) {
      for (const id of importedBy([door], getModuleInfo)) {
        // What both doors share comes with the journey.
        chunks.set(id, chunks.has(id) ? 'journey' : `door-${index}`);
      }
    }
    for (const id of importedBy(journey, getModuleInfo)) chunks.set(id, 'journey');
    return chunks;
  }
}

type ModuleInfos = (id: string) => Rolldown.ModuleInfo | null;

/** These modules and all that they import, except what is only loaded later. */
function importedBy(entries: readonly string[], getModuleInfo: ModuleInfos): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [...entries];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** Imports each icon from its own file; through the index of all 6,000, every page would import each. */
function directIcons(renderer: string, icons: string): Plugin {
  return {
    name: 'direct-icons',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!id.startsWith(renderer)) return null;
      return {
        code: code.replace(
          /import \{([^}]+)\} from ["']@tabler\/icons-react["'];?/g,
          (_, names: string) =>
            names
              .split(',')
              .map((name) => name.trim())
              .filter((name) => name !== '')
              .map((name) => `import ${name} from ${JSON.stringify(`${icons}/${name}.mjs`)};`)
              .join(''),
        ),
        map: null,
      };
    },
  };
}

/** In place of Vite's own minifier: the script of the journey becomes a hundredth smaller. */
function minifyWithSwc(): Plugin {
  return {
    name: 'minify-with-swc',
    apply: 'build',
    enforce: 'post',
    config: () => ({ build: { cssMinify: true, rolldownOptions: { output: { minify: false } } } }),
    async renderChunk(code) {
      const { code: minified } = await minify(code, {
        module: true,
        compress: { ecma: 2022, passes: 3 },
        mangle: true,
        format: { comments: false },
      });
      return { code: minified, map: null };
    },
  };
}

/**
 * Puts the hash of public/ behind the names of its files, so that browsers keep them as long as
 * everything else. The page finds it in VITE_PUBLIC_VERSION.
 */
function versionPublicFiles(folder: string): Plugin {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (/\.\w+$/.test(name)) hash.update(readFileSync(join(folder, name)));
  }
  const version = hash.digest('hex').slice(0, 8);
  return {
    name: 'version-public-files',
    apply: 'build',
    config: () => ({
      define: { 'import.meta.env.VITE_PUBLIC_VERSION': JSON.stringify(version) },
    }),
    transformIndexHtml: (html) =>
      html.replace(/(src|href)="(\/[\w-]+\.(?:js|svg))"/g, `$1="$2?v=${version}"`),
  };
}

/**
 * Writes .gz beside every text asset, so that the server never compresses while it serves, and fails the
 * build when the files from one of the doors to the first question have outgrown their budget. Pictures
 * and answers of the API come on top; e2e/first-load.spec.ts measures the whole in a browser.
 */
function compressWithinBudget(journey: readonly string[], doors: readonly string[]): Plugin {
  let outDir = '';
  let ways: readonly ReadonlySet<string>[] = [];
  return {
    name: 'compress-within-budget',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir;
    },
    generateBundle(_options, bundle) {
      ways = doors.map((door) => filesOf([door, ...journey], bundle));
    },
    closeBundle() {
      const sent = new Map<string, number>();
      for (const entry of readdirSync(outDir, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue;
        const file = join(entry.parentPath, entry.name);
        sent.set(toId(relative(outDir, file)), compress(file));
      }
      for (const [index, way] of ways.entries()) {
        for (const [part, counts] of PARTS) {
          const bytes = [...way]
            .filter((name) => counts.test(name))
            .reduce((sum, name) => sum + (sent.get(name) ?? 0), 0);
          if (bytes <= FIRST_LOAD_BYTES[part]) continue;
          throw new Error(
            `first load of a student by ${doors[index]}: ${part} is ${bytes} bytes, ` +
              `the budget ${FIRST_LOAD_BYTES[part]}`,
          );
        }
      }
    },
  };
}

/** Compresses a text asset; returns how many bytes go to a browser. */
function compress(file: string): number {
  const raw = readFileSync(file);
  if (!/\.(js|css|html|svg|json)$/.test(file) || raw.length < SMALLEST_COMPRESSED)
    return raw.length;
  const zipped = gzipSync(raw, { level: 9 });
  writeFileSync(`${file}.gz`, zipped);
  return zipped.length;
}

/** Chunks of these modules, what they import, and their styles and fonts. */
function filesOf(entries: readonly string[], bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const open = entries.map((entry) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(entry));
    if (!chunk) throw new Error(`no chunk of the first load holds ${entry}`);
    return chunk.fileName;
  });
  const found = new Set<string>();
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const file = bundle[name];
    if (found.has(name) || file === undefined) continue;
    found.add(name);
    if (file.type !== 'chunk') continue;
    open.push(...file.imports, ...(file.viteMetadata?.importedCss ?? []));
  }
  return found;
}
