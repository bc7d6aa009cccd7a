import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { licenceDocument, readLicences } from './licence-list.ts';

interface LockedPackage {
  version?: string;
  integrity?: string;
  cpu?: string[];
  dev?: boolean;
  optional?: boolean;
}

const root = resolve(import.meta.dirname, '..');
const list = readLicences();

describe('the licences of what we did not write', () => {
  it('are all ones that somebody has agreed to', () => {
    expect(list.refused).toEqual([]);
    expect(list.shipped.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['express', 'react', 'better-sqlite3', 'electron']),
    );
  });

  it('are listed in docs/licences.md as the lockfile has them', () => {
    // What a formatter changes about a table is nobody's licence.
    const words = (text: string) => text.replace(/[|\-\s]+/g, ' ').trim();
    const written = readFileSync(join(root, 'docs/licences.md'), 'utf8');
    expect(words(written)).toBe(words(licenceDocument(list)));
  });

  it('belong to exact versions', () => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
      readFileSync(join(root, 'package.json'), 'utf8'),
    ) as Record<string, Record<string, string>>;
    const versions = Object.values({
      ...dependencies,
      ...devDependencies,
      ...optionalDependencies,
    });
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  it('are held to their content by the lockfile, but for tools of other platforms', () => {
    const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, LockedPackage>;
    };
    const loose = Object.entries(packages).filter(
      ([path, { integrity = '' }]) => path !== '' && !integrity.startsWith('sha512-'),
    );
    const isTool = ({ dev, optional, cpu }: LockedPackage) => dev && optional && cpu;
    expect(loose.filter(([, one]) => !isTool(one))).toEqual([]);
    expect(readFileSync(join(root, 'SECURITY.md'), 'utf8')).toContain(
      `but for ${loose.length} optional ones`,
    );
  });
});
