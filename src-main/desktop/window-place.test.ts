import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeWindow, SMALLEST, type WindowPlace } from './window-place.ts';

const laptop = { x: 0, y: 0, width: 1366, height: 728 };
const projector = { x: 1366, y: 0, width: 1024, height: 768 };
const place = (x: number, y: number, width: number, height: number): WindowPlace => ({
  x,
  y,
  width,
  height,
  isMaximized: false,
});

describe('the place of the window', () => {
  it('is left to the system at first, and no larger than the screen', () => {
    expect(placeWindow(undefined, [{ ...laptop, width: 1920, height: 1040 }])).toEqual({
      width: 1366,
      height: 768,
    });
    expect(placeWindow(undefined, [{ ...laptop, width: 1024 }])).toEqual({
      width: 1024,
      height: 728,
    });
  });

  it('is where it was, also on the second screen', () => {
    expect(placeWindow(place(1400, 20, 900, 700), [laptop, projector])).toEqual({
      x: 1400,
      y: 20,
      width: 900,
      height: 700,
    });
  });

  it('is a screen that is still there, when the projector is gone', () => {
    expect(placeWindow(place(1400, 20, 900, 700), [laptop])).toEqual({ width: 900, height: 700 });
  });

  it('comes back in when it hung over the edge, and shrinks with the screen', () => {
    expect(placeWindow(place(1200, 600, 800, 700), [laptop])).toEqual({
      x: 566,
      y: 28,
      width: 800,
      height: 700,
    });
    expect(placeWindow(place(0, 0, 1920, 1040), [laptop])).toEqual(laptop);
  });

  it('can always be seen and dragged, whatever was remembered', () => {
    const number = fc.integer({ min: -5_000, max: 5_000 });
    const size = fc.integer({ min: 0, max: 5_000 });
    fc.assert(
      fc.property(fc.tuple(number, number, size, size), ([x, y, width, height]) => {
        const screens = [laptop, projector];
        const placed = placeWindow(place(x, y, width, height), screens);
        expect(placed.width).toBeGreaterThanOrEqual(SMALLEST.width);
        expect(placed.height).toBeGreaterThanOrEqual(SMALLEST.height);
        if (placed.x === undefined || placed.y === undefined) return;
        const { x: left, y: top } = { x: placed.x, y: placed.y };
        const isInside = screens.some(
          (screen) =>
            left >= screen.x &&
            top >= screen.y &&
            left + placed.width <= screen.x + screen.width &&
            top + placed.height <= screen.y + screen.height,
        );
        expect(isInside).toBe(true);
      }),
    );
  });
});
