import { describe, expect, it } from 'vitest';
import { CHARACTER_IDS } from '#shared/constants/characters.ts';
import { WHEEL } from '#shared/constants/game.ts';
import { characterAt, drawCharacter, knockTimes, spinTarget, turnTarget } from './wheel.ts';

const RANDOMS = [0, 0.25, 0.5, 0.75, 0.999_999];
const ROTATIONS = [0, 17.5, 359.9, -90, 1_622.3, 123_456.7];

describe('wheel', () => {
  it('has Semar on top, then clockwise Gareng, Petruk and Bagong', () => {
    // Turning the disc back by a quarter brings the next segment under the pointer.
    expect([0, -90, -180, -270].map(characterAt)).toEqual([...CHARACTER_IDS]);
    expect(characterAt(90)).toBe('bagong');
  });

  it('draws each character with equal chance', () => {
    expect([0, 0.24, 0.25, 0.49, 0.5, 0.74, 0.75, 0.999].map(drawCharacter)).toEqual([
      'semar',
      'semar',
      'gareng',
      'gareng',
      'petruk',
      'petruk',
      'bagong',
      'bagong',
    ]);
  });

  it.each(CHARACTER_IDS)('lands on %s from anywhere, after four to five turns', (id) => {
    for (const from of ROTATIONS) {
      for (const random of RANDOMS) {
        const target = spinTarget(from, id, random);
        expect(characterAt(target)).toBe(id);
        expect(target - from).toBeGreaterThanOrEqual(4 * 360);
        expect(target - from).toBeLessThan(5 * 360);
      }
    }
  });

  it('stops clear of the lines between segments', () => {
    for (const random of RANDOMS) {
      const offset = Math.abs(((spinTarget(0, 'semar', random) + 45) % 90) - 45);
      expect(offset).toBeLessThanOrEqual(30 + 1e-9);
    }
  });

  it('knocks ever more slowly while it spins', () => {
    const knocks = knockTimes(17, 17 + 4.5 * 360);
    const pauses = knocks.slice(1).map((time, index) => time - (knocks[index] ?? 0));
    expect(knocks.length).toBeGreaterThan(15);
    expect(knocks.at(-1)).toBeLessThanOrEqual(WHEEL.spinSeconds);
    expect(Math.min(...pauses)).toBeGreaterThan(0.04);
    const half = Math.floor(pauses.length / 2);
    const sum = (list: number[]) => list.reduce((total, pause) => total + pause, 0);
    expect(sum(pauses.slice(half))).toBeGreaterThan(2 * sum(pauses.slice(0, half)));
  });

  it.each(CHARACTER_IDS)('turns to %s by the shortest way', (id) => {
    for (const from of ROTATIONS) {
      const target = turnTarget(from, id);
      expect(characterAt(target)).toBe(id);
      expect(Math.abs(target - from)).toBeLessThanOrEqual(180 + 1e-9);
    }
  });
});
