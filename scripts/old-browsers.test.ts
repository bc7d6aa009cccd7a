// What the build has made is understood by the oldest browsers of a school lab (docs, decisions):
// every file is parsed, and what stands in it is looked up in MDN's compatibility data.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { parse, type Node } from 'acorn';
import postcss, { type ChildNode, type Container } from 'postcss';
import { describe, expect, it } from 'vitest';

/** Not imported: twenty megabytes of it would be transformed first. */
const bcd = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

const OLDEST = { chrome: 109, firefox: 115 } as const;
const ECMA_VERSION = 2022;
const ASSETS = resolve(import.meta.dirname, '../out/renderer/assets');
const files = readdirSync(ASSETS);

/** Findings that do no harm, each in the files of this name. */
const HARMLESS: readonly { file: RegExp; feature: RegExp; because: string }[] = [
  {
    file: /^(Confirm)?Dialog-/,
    feature: /^:has$/,
    because: "Mantine's scroll area leaves out a padding beside its bar; admins only.",
  },
  { file: /./, feature: /^text-wrap:/, because: 'Lines are of unlike length, as everywhere else.' },
  {
    file: /^AdminClasses-/,
    feature: /^size:$/,
    because: 'Both know it in @page; the data lists it among the properties of elements.',
  },
  {
    file: /./,
    feature: /^text-size-adjust:$/,
    because: 'Phones need it; it stands beside -webkit-.',
  },
];

/** Whether all of the oldest browsers have a feature; one that is not listed is not judged. */
function isSupported(compat: CompatStatement | undefined): boolean {
  if (compat === undefined) return true;
  return Object.entries(OLDEST).every(([browser, version]) => {
    const support = compat.support[browser as keyof typeof OLDEST];
    const statements = Array.isArray(support) ? support : [support];
    return statements.some(
      (statement) =>
        statement !== undefined &&
        statement.flags === undefined &&
        parseInt(String(statement.version_added).replace('≤', ''), 10) <= version,
    );
  });
}

const lookUp = (from: Identifier | undefined, ...path: string[]): CompatStatement | undefined =>
  path.reduce<Identifier | undefined>((node, key) => node?.[key], from)?.__compat;

/** The first feature of this name anywhere below. */
function find(from: Identifier, name: string): CompatStatement | undefined {
  if (from[name]?.__compat) return from[name].__compat;
  for (const [key, child] of Object.entries(from)) {
    const found = key === '__compat' ? undefined : find(child as Identifier, name);
    if (found) return found;
  }
  return undefined;
}

const isTooNew = (compat: CompatStatement | undefined): boolean => !isSupported(compat);

/** Units of lengths, by their name in the data. */
const UNITS: readonly [RegExp, string][] = [
  [/\d[dsl]v(?:h|w|i|b|min|max)\b/, 'viewport_percentage_units_dynamic'],
  [/\dcq(?:h|w|i|b|min|max)\b/, 'container_query_length_units'],
  [/\dr?lh\b/, 'lh'],
  [/\dr?cap\b/, 'cap'],
];

/** Features of a style sheet that the oldest browsers do not have. */
function newInStyles(css: string): string[] {
  const found: string[] = [];
  const { properties, selectors, types } = bcd.css;
  const atRules = bcd.css['at-rules'];

  const visit = (node: ChildNode, parent: Container): void => {
    if (node.type === 'decl') {
      const { prop, value } = node;
      if (prop.startsWith('-')) return;
      // A value that is not understood leaves the one before it.
      const hasFallback = parent.nodes?.some(
        (other) => other !== node && other.type === 'decl' && other.prop === prop,
      );
      if (isTooNew(lookUp(properties, prop))) found.push(`${prop}:`);
      if (hasFallback) return;
      for (const [, word = ''] of value.matchAll(/(?<![\w-])([a-z][a-z-]+)(?![\w(-])/g)) {
        if (isTooNew(lookUp(properties, prop, word))) found.push(`${prop}: ${word}`);
      }
      for (const [, name = ''] of value.matchAll(/([a-z][a-z-]+)\(/g)) {
        if (types && isTooNew(find(types, name))) found.push(`${name}()`);
      }
      for (const [unit, name] of UNITS) {
        if (unit.test(value) && isTooNew(lookUp(types, 'length', name))) found.push(name);
      }
    } else if (node.type === 'rule') {
      if (parent.type === 'rule') found.push('nesting');
      for (const [, name = ''] of node.selector.matchAll(/(?<!\\):{1,2}([a-z][a-z-]+)/g)) {
        if (isTooNew(lookUp(selectors, name))) found.push(`:${name}`);
      }
      for (const child of node.nodes) visit(child, node);
    } else if (node.type === 'atrule') {
      // Whoever asks first whether something is there has an answer for both cases.
      if (node.name === 'supports') return;
      if (isTooNew(lookUp(atRules, node.name))) found.push(`@${node.name}`);
      for (const [, name = ''] of node.params.matchAll(/\(([a-z-]+)/g)) {
        if (isTooNew(lookUp(atRules, node.name, name))) found.push(`@${node.name} (${name})`);
      }
      for (const child of node.nodes ?? []) visit(child, node);
    }
  };
  const root = postcss.parse(css);
  for (const child of root.nodes) visit(child, root);
  return found;
}

/** Methods that the oldest browsers do not have; other objects are told apart by no name. */
function newMethods(): ReadonlySet<string> {
  const { Array, String, Object: Objects, Promise, Intl } = bcd.javascript.builtins ?? {};
  return new Set(
    [Array, String, Objects, Promise, Intl].flatMap((builtin) =>
      Object.entries(builtin ?? {})
        .filter(
          ([name, method]) => name !== '__compat' && isTooNew((method as Identifier).__compat),
        )
        .map(([name]) => name),
    ),
  );
}

/** Names that a script calls something by, as in `list.toSorted()`. */
function memberNames(script: string): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const node = value as Node & { computed?: boolean; property?: { name?: string } };
    if (node.type === 'MemberExpression' && node.computed === false && node.property?.name) {
      names.add(node.property.name);
    }
    for (const child of Object.values(node)) visit(child);
  };
  visit(parse(script, { ecmaVersion: ECMA_VERSION, sourceType: 'module' }));
  return names;
}

const unexplained = (file: string, findings: Iterable<string>): string[] =>
  [...new Set(findings)].filter(
    (finding) => !HARMLESS.some((one) => one.file.test(file) && one.feature.test(finding)),
  );

describe('the built page in Chromium 109 and Firefox 115', () => {
  it('has styles that both understand', () => {
    const styles = files.filter((file) => file.endsWith('.css'));
    expect(styles.length).toBeGreaterThan(10);
    const findings = styles.map((file) => [
      file,
      unexplained(file, newInStyles(readFileSync(join(ASSETS, file), 'utf8'))),
    ]);
    expect(findings.filter(([, found]) => found?.length)).toEqual([]);
  });

  it('has scripts that both can parse and run', () => {
    const scripts = files.filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(10);
    const tooNew = newMethods();
    expect([...tooNew]).toContain('toSorted');
    const findings = scripts.map((file) => [
      file,
      unexplained(
        file,
        [...memberNames(readFileSync(join(ASSETS, file), 'utf8'))].filter((name) =>
          tooNew.has(name),
        ),
      ),
    ]);
    expect(findings.filter(([, found]) => found?.length)).toEqual([]);
  });

  it.each([
    ['a{color:color-mix(in srgb,red,blue)}', 'color-mix()'],
    ['a{text-wrap:balance}', 'text-wrap:'],
    ['a:has(b){color:red}', ':has'],
    ['a{b{color:red}}', 'nesting'],
    ['@property --a{syntax:"*";inherits:false}', '@property'],
    ['a{color:light-dark(red,blue)}', 'light-dark()'],
    ['a{field-sizing:content}', 'field-sizing:'],
    ['a:popover-open{color:red}', ':popover-open'],
  ])('would notice %s', (css, finding) => {
    expect(newInStyles(css)).toContain(finding);
  });

  it.each([
    'a{height:100vh;height:100dvh}',
    'a{display:grid;inset:0;gap:8px;aspect-ratio:1}',
    'a:focus-visible{color:red}',
    '@media (prefers-reduced-motion:reduce){a{animation:none}}',
  ])('accepts %s', (css) => {
    expect(newInStyles(css)).toEqual([]);
  });
});
