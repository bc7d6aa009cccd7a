// `node scripts/complete-lockfile.mjs`: after adding a dependency. npm leaves platform packages out of the
// lockfile when the registry at hand lacks them, and `npm ci` then refuses the lockfile on every machine.
// Their exact versions are named by the package that wants them, so they can be written in.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib.mjs';

const OS = ['darwin', 'linux', 'win32', 'android', 'freebsd', 'openharmony', 'sunos'];
const CPU = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 'riscv64', 's390x', 'loong64', 'wasm32'];

const file = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const added = [];
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const nested = path === '' ? undefined : `${path}/node_modules/${name}`;
    const top = `node_modules/${name}`;
    if (lock.packages[top] || (nested && lock.packages[nested])) continue;
    const platform = platformOf(name);
    if (!platform || !/^\d/.test(version)) continue;
    lock.packages[top] = { version, ...platform, dev: true, optional: true };
    added.push(`${name}@${version}`);
  }
}
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(added.length === 0 ? 'The lockfile is complete.' : `Added ${added.join(', ')}`);

/** The platform that a package's name says it is for; undefined for a package that is for all. */
function platformOf(name) {
  const words = name.split(/[/-]/);
  const os = OS.find((candidate) => words.includes(candidate));
  const cpu = CPU.find((candidate) =>
    words.some((word) => word === candidate || (candidate === 'arm' && word === 'arm')),
  );
  if (!os || !cpu) return undefined;
  const libc = words.includes('musl')
    ? { libc: ['musl'] }
    : words.includes('gnu')
      ? { libc: ['glibc'] }
      : {};
  return { cpu: [cpu], os: [os], ...libc };
}
