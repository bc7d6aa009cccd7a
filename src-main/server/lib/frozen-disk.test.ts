import { expect, it } from 'vitest';
import { freezerOf } from './frozen-disk.ts';

const windows = {
  platform: 'win32',
  env: { SystemDrive: 'C:' },
  exists: (path: string) => path === 'C:\\Windows\\System32\\drivers\\DeepFrz.sys',
} as const;

it('names the program that may set back the disk of the data', () => {
  expect(freezerOf('c:\\Users\\Guru\\Punakawan\\data', windows)).toBe('Deep Freeze');
});

it('is quiet about another disk than that of the system, a PC without such a program, and other systems', () => {
  expect(freezerOf('D:\\Punakawan', windows)).toBeUndefined();
  expect(freezerOf('C:\\data', { ...windows, exists: () => false })).toBeUndefined();
  expect(freezerOf('/home/guru', { ...windows, platform: 'linux' })).toBeUndefined();
});
