import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import type { Plugin } from 'vite';

import { DEFAULT_PORT } from './src-shared/constants/limits.ts';
import { markdownGuide } from './scripts/guide-plugin.mjs';
import { loadBank } from './src-main/server/features/questions/bank.ts';

const root = import.meta.dirname;

/** Browsers that everything a student needs runs on; the last ones for Windows 7 (decisions). */
const STUDENT_BROWSERS = ['chrome109', 'firefox115'];

/**
 * What a student needs up to the first question comes in two files: dozens of small ones compress a
 * tenth worse and keep an old router busy. Pages stay chunks of their own.
 */
const STUDENT_CHUNKS = [
  {
    name: 'vendor',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@tanstack|zod)[\\/]/,
    priority: 2,
  },
  {
    name: 'game',
    test: /src-renderer[\\/](components(?![\\/](admin|question-form|QrCode\.))|lib|hooks|features[\\/](auth|characters|levels|play))[\\/]|src-shared[\\/](constants|contracts(?![\\/](admin|audit|bulk|maintenance|question-|sharing))|rules|texts(?![\\/](admin|audit|maintenance|sharing))|errors)|@tabler/,
    minShareCount: 2,
    priority: 1,
  },
];

/** Writes .gz and .br beside every text asset, so that the server never compresses while it serves. */
function precompress(): Plugin {
  let outDir = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir;
    },
    closeBundle() {
      for (const entry of readdirSync(outDir, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.(js|css|html|svg|json)$/.test(entry.name)) continue;
        const file = join(entry.parentPath, entry.name);
        const raw = readFileSync(file);
        if (raw.length < 1024) continue;
        writeFileSync(`${file}.gz`, gzipSync(raw, { level: 9 }));
        writeFileSync(
          `${file}.br`,
          brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        );
      }
    },
  };
}

/** electron-vite forces base './' in production; deep links on the LAN need absolute asset URLs. */
function absoluteBase(): Plugin {
  return { name: 'absolute-base', enforce: 'post', config: () => ({ base: '/' }) };
}

/** A broken entry of the built-in bank stops the build, with file, id and field. */
function validateBank(): Plugin {
  return {
    name: 'validate-bank',
    buildStart() {
      loadBank(resolve(root, 'resources/bank'));
    },
  };
}

export default defineConfig({
  main: {
    plugins: [validateBank()],
    build: {
      rolldownOptions: {
        input: {
          index: resolve(root, 'src-main/index.ts'),
          headless: resolve(root, 'src-main/headless.ts'),
          'password-worker': resolve(root, 'src-main/server/lib/password-worker.ts'),
          'database-worker': resolve(root, 'src-main/server/db/database-worker.ts'),
        },
      },
    },
  },
  preload: {
    build: {
      rolldownOptions: {
        input: { index: resolve(root, 'src-preload/index.ts') },
        // A sandboxed preload must be CommonJS.
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: resolve(root, 'src-renderer'),
    server: {
      proxy: {
        '/api': {
          target: `http://127.0.0.1:${process.env['PUNAKAWAN_PORT'] ?? DEFAULT_PORT}`,
          changeOrigin: true,
          // The server refuses writes from any origin but its own, also while developing.
          configure: (proxy) => {
            proxy.on('proxyReq', (request) => request.removeHeader('origin'));
          },
        },
      },
    },
    plugins: [absoluteBase(), markdownGuide(), react(), precompress()],
    build: {
      minify: true,
      // Everything in it is understood by the browsers below.
      target: 'es2022',
      cssTarget: STUDENT_BROWSERS,
      rolldownOptions: {
        input: resolve(root, 'src-renderer/index.html'),
        output: { codeSplitting: { groups: STUDENT_CHUNKS } },
      },
    },
  },
});
