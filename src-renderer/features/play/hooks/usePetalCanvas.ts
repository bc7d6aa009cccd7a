import { useEffect, useRef } from 'react';
import { petalPictures } from '../lib/petal-pictures.ts';
import type { PetalPose } from '../lib/petals.ts';

/** Width of the largest piece. */
const LARGEST = 30;
/** More dots for each pixel cost a phone more than anyone sees in what moves. */
const SHARPEST = 2;

/**
 * Pieces of a celebration on one canvas as large as its place: elements of their own, dozens of them,
 * would each be looked at in every frame. `posesAt` tells the pieces after so many seconds; they move
 * for `seconds` once, or stand still if that is 0. Neither may change while the canvas is there.
 */
export function usePetalCanvas(
  posesAt: (seconds: number, width: number, height: number) => readonly PetalPose[],
  seconds: number,
) {
  const ref = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const canvas = ref.current;
    const context = canvas?.getContext('2d');
    if (!canvas || !context) return;
    const ratio = Math.min(window.devicePixelRatio, SHARPEST);
    const pictureOf = petalPictures(canvas, LARGEST * ratio);
    let [width, height] = [0, 0];
    let start: number | undefined;
    let request = 0;

    function draw(context: CanvasRenderingContext2D, passed: number): void {
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, width * ratio, height * ratio);
      for (const { kind, colour, x, y, size, angle, opacity } of posesAt(passed, width, height)) {
        if (opacity <= 0) continue;
        const radians = (angle * Math.PI) / 180;
        const [cos, sin] = [Math.cos(radians) * ratio, Math.sin(radians) * ratio];
        context.setTransform(cos, sin, -sin, cos, x * ratio, y * ratio);
        context.globalAlpha = opacity;
        context.drawImage(pictureOf(kind, colour), -size / 2, -size / 2, size, size);
      }
    }

    function step(now: number): void {
      if (!context) return;
      start ??= now;
      const passed = (now - start) / 1_000;
      draw(context, passed);
      if (passed < seconds) request = requestAnimationFrame(step);
    }

    // Tells the size before the first frame as well.
    const observer = new ResizeObserver(() => {
      ({ clientWidth: width, clientHeight: height } = canvas);
      canvas.width = width * ratio;
      canvas.height = height * ratio;
      cancelAnimationFrame(request);
      step(performance.now());
    });
    observer.observe(canvas);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(request);
    };
  }, [posesAt, seconds]);

  return ref;
}
