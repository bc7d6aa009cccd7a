// What the build of the main process does beyond Vite: a server that is there soon.
import { isBuiltin } from 'node:module';
import { transformAsync, types, type NodePath, type PluginItem } from '@babel/core';
import metro from 'metro-transform-plugins';
import type { Plugin } from 'vite';

/** Plugins for the build of the main process. */
export const mainBuild = (): Plugin[] => [
  inlineRequires(),
  withoutVersionTables(),
  withoutDebug(),
  lateModules(),
  lateBuiltins(),
  asciiOnly(),
];

/**
 * Moves `require` in packages from the top of their files to where its result is used. Express and its
 * company load all they may ever need, tables of media types and of character sets among it.
 */
function inlineRequires(): Plugin {
  const inline: PluginItem = [metro.inlineRequiresPlugin, { memoizeCalls: true }];
  return {
    name: 'inline-requires',
    apply: 'build',
    transform: {
      filter: {
        id: /node_modules.*\.c?js$/,
        code: { include: /\brequire\(/, exclude: /^(import|export) /m },
      },
      async handler(code) {
        const options = {
          babelrc: false,
          configFile: false,
          compact: false,
          plugins: [eachByItself, inline],
        };
        const result = await transformAsync(code, { ...options, sourceType: 'script' });
        return result?.code ? { code: result.code, map: null } : undefined;
      },
    },
  };
}

/** Writes `const { a, b } = require(x)` as one declaration for each name: only such ones can be moved. */
function eachByItself(): PluginItem {
  return {
    visitor: {
      VariableDeclarator(path: NodePath<types.VariableDeclarator>) {
        const { id, init } = path.node;
        if (!types.isObjectPattern(id) || !types.isCallExpression(init)) return;
        if (!types.isIdentifier(init.callee, { name: 'require' })) return;
        const names = id.properties.flatMap((property) => {
          if (!types.isObjectProperty(property, { computed: false })) return [];
          const { key, value } = property;
          if (!types.isIdentifier(key) || !types.isIdentifier(value)) return [];
          return types.variableDeclarator(
            value,
            types.memberExpression(types.cloneNode(init), key),
          );
        });
        if (names.length === id.properties.length) path.replaceWithMultiple(names);
      },
    },
  };
}

/** jsonwebtoken asks a library of versions whether Node knows some signatures: Node 16.9 and later do. */
const withoutVersionTables = (): Plugin =>
  withModule(
    'without-version-tables',
    /node_modules\/jsonwebtoken\/lib\/\w+Supported\.js$/,
    'module.exports = true;',
  );

/** Express and its company tell a developer of Express what they do, and look at the terminal for colours first. */
const withoutDebug = (): Plugin =>
  withModule(
    'without-debug',
    /node_modules\/debug\/src\/index\.js$/,
    'module.exports = () => Object.assign(() => {}, { enabled: false });',
  );

/**
 * Takes the parentheses from around the packages' modules: V8 compiles what stands in them at once, and two
 * thirds of it is never run. The bundler's own option leaves them around CommonJS.
 */
function lateModules(): Plugin {
  const wrapped = /^(var [\w$]+ = [\w.]*__commonJSMin\()\((\([^()]*\) => \{\n[\s\S]*?^\})\)\);$/gm;
  return rewritten('late-modules', (code) => code.replaceAll(wrapped, '$1$2);'));
}

/**
 * Loads Node's own modules where they are used: those for cryptography and for files by promise take longer
 * than the rest of them together. Only where every mention of a name reads a property of it, which leaves out what
 * could mean something else in an inner scope.
 */
function lateBuiltins(): Plugin {
  return rewritten('late-builtins', (code) =>
    [...code.matchAll(/^let (\w+) = require\("([^"]+)"\);$/gm)].reduce(
      (late, [declaration, name = '', module = '']) => {
        const others = late.replace(declaration, '');
        const mentions = others.match(new RegExp(`(?<![\\w$.])${name}\\b`, 'g'))?.length ?? 0;
        const uses = new RegExp(`(?<![\\w$.])${name}(?=\\.)`, 'g');
        const isRead = (others.match(uses)?.length ?? 0) === mentions;
        if (!isBuiltin(module) || !isRead) return late;
        return late
          .replace(declaration, `let ${name};`)
          .replace(uses, `(${name} ??= require("${module}"))`);
      },
      code,
    ),
  );
}

/** Writes other characters as escapes: Node reads a file of ASCII in a third of the time, and keeps half of it. */
function asciiOnly(): Plugin {
  const escape = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return rewritten('ascii-only', (code) => code.replaceAll(/[^\0-\x7f]/g, escape));
}

/** Puts this in place of a package's module. */
const withModule = (name: string, id: RegExp, code: string): Plugin => ({
  name,
  apply: 'build',
  load: { filter: { id }, handler: () => code },
});

/** Changes what the bundler has written. */
const rewritten = (name: string, rewrite: (code: string) => string): Plugin => ({
  name,
  apply: 'build',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type === 'chunk') chunk.code = rewrite(chunk.code);
    }
  },
});
