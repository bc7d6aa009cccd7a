import { existsSync } from 'node:fs';

/** Where programs that set a disk back at every restart leave their drivers, below the system drive. */
const TRACES: readonly [name: string, ...path: string[]][] = [
  ['Deep Freeze', 'Windows', 'System32', 'drivers', 'DeepFrz.sys'],
  ['Shadow Defender', 'Program Files', 'Shadow Defender'],
];

/**
 * The program that may set back the disk of the data at every restart; undefined when none is known.
 * That it is installed does not prove that it is switched on: the teacher is asked to look.
 */
export function freezerOf(
  dataDir: string,
  {
    platform,
    env,
    exists = existsSync,
  }: {
    platform: NodeJS.Platform;
    env: NodeJS.ProcessEnv;
    exists?: (path: string) => boolean;
  },
): string | undefined {
  if (platform !== 'win32') return undefined;
  const drive = env['SystemDrive'] ?? 'C:';
  if (!dataDir.toLowerCase().startsWith(drive.toLowerCase())) return undefined;
  return TRACES.find(([, ...path]) => exists([drive, ...path].join('\\')))?.[0];
}
