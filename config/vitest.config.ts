import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = resolve(import.meta.dirname, '..');

export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        test: {
          name: 'shared',
          environment: 'node',
          include: ['src-shared/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        root,
        test: {
          // A server is its own test's: nothing of it lies in the modules, which the files can share.
          name: 'server',
          environment: 'node',
          include: ['src-main/server/**/*.test.ts'],
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        root,
        test: {
          name: 'main',
          environment: 'node',
          include: [
            'src-main/*.test.ts',
            'src-main/desktop/**/*.test.ts',
            'src-preload/**/*.test.ts',
          ],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        root,
        test: {
          name: 'renderer',
          environment: 'node',
          include: ['src-renderer/**/*.test.ts'],
        },
      },
      {
        root,
        test: {
          name: 'project',
          environment: 'node',
          include: ['scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          // It imports JSON as only a bundler can.
          server: { deps: { inline: ['@actions/workflow-parser'] } },
          testTimeout: 60_000,
        },
      },
    ],
  },
});
