import { statfs } from 'node:fs/promises';

/** Room that is left for us on the disk of a folder. */
export async function freeBytesOf(dir: string): Promise<number> {
  const { bavail, bsize } = await statfs(dir);
  return bavail * bsize;
}
