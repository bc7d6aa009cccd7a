// System packages that some tests need.
import { spawnSync } from 'node:child_process';

const LIMIT_MS = 10 * 60_000;

/** Installs a package of Debian or Ubuntu. Changes the machine, so only as root: a CI container, not a person's PC. */
export function installWithApt(name) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  console.log(`Memasang paket sistem "${name}" ...`);
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      stdio: 'ignore',
      timeout: LIMIT_MS,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  const install = () => apt('install', '-y', '--no-install-recommends', name);
  return install() || (apt('update') && install());
}

/** `ip`, with which a test makes two machines out of one; without it that test says that it was not run. */
export function obtainNetworkTools() {
  const exists = spawnSync('ip', ['-V'], { stdio: 'ignore' }).status === 0;
  if (!exists) installWithApt('iproute2');
}
