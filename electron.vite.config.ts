import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import type { Plugin } from 'vite';

import { rendererBuild } from './config/renderer-build.ts';
import { DEFAULT_PORT } from './src-shared/constants/limits.ts';
import { markdownGuide } from './scripts/guide-plugin.mjs';
import { loadBank } from './src-main/server/features/questions/bank.ts';

const root = import.meta.dirname;
const page = rendererBuild(root);
const ROUTER = resolve(root, 'node_modules/react-router/dist/production');

/** Browsers that everything a student needs runs on; the last ones for Windows 7 (decisions). */
const STUDENT_BROWSERS = ['chrome109', 'firefox115'];

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
        output: {
          format: 'cjs',
          comments: false,
          entryFileNames: '[name].cjs',
          chunkFileNames: 'chunks/[name]-[hash].cjs',
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
    // The router's package names only its build for developers.
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: `${ROUTER}/index.mjs` },
        { find: /^react-router\/dom$/, replacement: `${ROUTER}/dom-export.mjs` },
      ],
    },
    plugins: [absoluteBase(), markdownGuide(), react(), ...page.plugins],
    build: {
      // Everything in it is understood by the browsers below.
      target: 'es2022',
      cssTarget: STUDENT_BROWSERS,
      modulePreload: {
        // All of them preload modules by themselves.
        polyfill: false,
        // Who opens the game would load the names of all scripts of all pages; on a LAN a page is
        // as quick without. Styles must be there before their page is.
        resolveDependencies: (_page, files) => files.filter((file) => file.endsWith('.css')),
      },
      rolldownOptions: {
        input: resolve(root, 'src-renderer/index.html'),
        output: { codeSplitting: { groups: page.chunks } },
      },
    },
  },
});
