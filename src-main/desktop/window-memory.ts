import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserWindow } from 'electron';
import * as z from 'zod/mini';
import type { Logger } from '../server/lib/logger.ts';
import type { WindowPlace } from './window-place.ts';

const FILE = 'window.json';

const SavedPlace = z.object({
  x: z.int(),
  y: z.int(),
  width: z.int(),
  height: z.int(),
  isMaximized: z.boolean(),
});

/** The place that was remembered; undefined at first, and when the file says nothing sensible. */
export function recallPlace(dataDir: string): WindowPlace | undefined {
  try {
    return SavedPlace.safeParse(JSON.parse(readFileSync(join(dataDir, FILE), 'utf8'))).data;
  } catch {
    // Absent at first, or torn by a power cut: the window opens where the system puts it.
    return undefined;
  }
}

/** Remembers the window's place when it closes. A full screen is not one: the next lesson may need none. */
export function rememberPlace(window: BrowserWindow, dataDir: string, log: Logger): void {
  window.on('close', () => {
    const place: WindowPlace = { ...window.getNormalBounds(), isMaximized: window.isMaximized() };
    const file = join(dataDir, FILE);
    try {
      writeFileSync(`${file}.tmp`, JSON.stringify(place));
      renameSync(`${file}.tmp`, file);
    } catch (error) {
      log.warn({ err: error }, 'the place of the window cannot be remembered');
    }
  });
}
