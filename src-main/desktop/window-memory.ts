import { join } from 'node:path';
import type { BrowserWindow } from 'electron';
import * as z from 'zod/mini';
import { readJson, writeJson } from '../server/lib/json-file.ts';
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
export const recallPlace = (dataDir: string): WindowPlace | undefined =>
  readJson(join(dataDir, FILE), SavedPlace);

/** Remembers the window's place when it closes. A full screen is not one: the next lesson may need none. */
export function rememberPlace(window: BrowserWindow, dataDir: string, log: Logger): void {
  window.on('close', () => {
    const place: WindowPlace = { ...window.getNormalBounds(), isMaximized: window.isMaximized() };
    try {
      writeJson(join(dataDir, FILE), place);
    } catch (error) {
      log.warn({ err: error }, 'the place of the window cannot be remembered');
    }
  });
}
