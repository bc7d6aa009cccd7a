// What the build of the main process does beyond Vite: a server that is there soon.
import { transformAsync, type PluginItem } from '@babel/core';
import metro from 'metro-transform-plugins';
import type { Plugin } from 'vite';

/** Plugins for the build of the main process. */
export const mainBuild = (): Plugin[] => [inlineRequires(), withoutVersionTables(), asciiOnly()];

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
        const options = { babelrc: false, configFile: false, compact: false, plugins: [inline] };
        const result = await transformAsync(code, { ...options, sourceType: 'script' });
        return result?.code ? { code: result.code, map: null } : undefined;
      },
    },
  };
}

/** jsonwebtoken asks a library of versions whether Node knows some signatures: Node 16.9 and later do. */
function withoutVersionTables(): Plugin {
  return {
    name: 'without-version-tables',
    apply: 'build',
    load: {
      filter: { id: /node_modules\/jsonwebtoken\/lib\/\w+Supported\.js$/ },
      handler: () => 'module.exports = true;',
    },
  };
}

/** Writes other characters as escapes: Node reads a file of ASCII in a third of the time, and keeps half of it. */
function asciiOnly(): Plugin {
  const escape = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return {
    name: 'ascii-only',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk') chunk.code = chunk.code.replaceAll(/[^\0-\x7f]/g, escape);
      }
    },
  };
}
