import type { Rectangle } from 'electron';

/** Smallest window in which every screen still fits. */
export const SMALLEST = { width: 360, height: 560 };
const USUAL = { width: 1366, height: 768 };
/** As much of a window's top edge must be on a screen, so that it can be seen and dragged. */
const GRIP = { width: 120, height: 32 };

/** Where and how large a window was when it was last closed. */
export interface WindowPlace extends Rectangle {
  isMaximized: boolean;
}

/**
 * Where a window opens: where it was, as far as the screens of today allow; else in the middle, by the
 * system, and never larger than the screen.
 */
export function placeWindow(
  saved: WindowPlace | undefined,
  screens: readonly Rectangle[],
): Partial<Rectangle> & { width: number; height: number } {
  const home = screens.find((screen) => saved && isReachable(saved, screen));
  const [first] = screens;
  if (!saved || !home) return first ? fitSize(saved ?? USUAL, first) : USUAL;
  const size = fitSize(saved, home);
  return {
    ...size,
    x: clamp(saved.x, home.x, home.x + home.width - size.width),
    y: clamp(saved.y, home.y, home.y + home.height - size.height),
  };
}

const fitSize = (
  wanted: { width: number; height: number },
  screen: Rectangle,
): { width: number; height: number } => ({
  width: Math.min(Math.max(wanted.width, SMALLEST.width), screen.width),
  height: Math.min(Math.max(wanted.height, SMALLEST.height), screen.height),
});

function isReachable(window: Rectangle, screen: Rectangle): boolean {
  const across =
    Math.min(window.x + window.width, screen.x + screen.width) - Math.max(window.x, screen.x);
  const top = window.y;
  return across >= GRIP.width && top >= screen.y && top + GRIP.height <= screen.y + screen.height;
}

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, most));
