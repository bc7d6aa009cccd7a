// Packs the built product as electron-builder would, around a stand-in for Electron's executable: what
// is inside can be checked without downloading anything. For tests.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { inPackage, root } from './lib.mjs';

const builder = createRequire(inPackage('electron-builder', 'package.json'));
const asar = createRequire(builder.resolve('app-builder-lib/package.json'))('@electron/asar');

/**
 * @typedef {{ resources: string, locales: string[], files: string[], extractTo: (dir: string) => void }} Packed
 * @param {('linux' | 'win')[]} platforms
 * @param {string} folder empty; receives everything
 * @returns {Packed[]} one for each platform
 */
export function packOffline(platforms, folder) {
  const stub = join(folder, 'electron');
  mkdirSync(join(stub, 'locales'), { recursive: true });
  for (const name of ['electron', 'electron.exe', 'version', 'LICENSE']) {
    writeFileSync(join(stub, name), '0.0.0');
  }
  chmodSync(join(stub, 'electron'), 0o755);
  for (const language of ['de', 'en-US', 'id']) {
    writeFileSync(join(stub, 'locales', `${language}.pak`), '');
  }
  const config = join(folder, 'config.json');
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(root, 'electron-builder.yml'),
      electronDist: stub,
      directories: { output: join(folder, 'dist') },
      // A stand-in has no fuses to blow, no resources to edit and no checksum to embed.
      electronFuses: null,
      disableAsarIntegrity: true,
      win: { signAndEditExecutable: false },
    }),
  );
  const wanted = platforms.map((platform) => `--${platform}`);
  const run = spawnSync(
    process.execPath,
    [inPackage('electron-builder', 'cli.js'), ...wanted, '--x64', '--dir', '--config', config],
    { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_ENV: '' } },
  );
  if (run.status !== 0) throw new Error(`electron-builder failed:\n${run.stdout}\n${run.stderr}`);
  return platforms.map((platform) => {
    const unpacked = join(folder, 'dist', `${platform}-unpacked`);
    const resources = join(unpacked, 'resources');
    const archive = join(resources, 'app.asar');
    return {
      resources,
      locales: readdirSync(join(unpacked, 'locales')),
      files: asar
        .listPackage(archive, { isPack: false })
        .map((file) => file.replaceAll('\\', '/').slice(1)),
      extractTo: (dir) => asar.extractAll(archive, dir),
    };
  });
}
