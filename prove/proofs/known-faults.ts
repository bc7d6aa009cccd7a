import { spawnSync } from 'node:child_process';
import { ROOT } from '../harness/product.ts';
import { NotTried, type Proof } from '../harness/proof.ts';

interface Audit {
  metadata?: {
    vulnerabilities: Record<'low' | 'moderate' | 'high' | 'critical', number>;
    dependencies: { total: number };
  };
  message?: string;
}

export const knownFaults: Proof = {
  name: 'known-faults',
  promise: 'no package of the lockfile has a known fault of high or critical severity (npm audit)',
  isSlow: true,
  try(trial) {
    const { stdout } = spawnSync('npm', ['audit', '--json'], {
      cwd: ROOT,
      encoding: 'utf8',
      shell: process.platform === 'win32',
      timeout: 60_000,
    });
    const { metadata, message } = JSON.parse(stdout || '{}') as Audit;
    // npm names the request after a dash; which registry a machine asks is its own affair.
    const [reason = 'no connection'] = message?.split(' - ') ?? [];
    if (!metadata) throw new NotTried(`the registry gave no answer: ${reason}`);
    const { low, moderate, high, critical } = metadata.vulnerabilities;
    trial.check(high + critical === 0, `${high} high, ${critical} critical`);
    return Promise.resolve(
      `${metadata.dependencies.total} packages: ${critical} critical, ${high} high, ${moderate} moderate, ${low} low`,
    );
  },
};
