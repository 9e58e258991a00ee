import { describe, expect, it } from 'vitest';
import { parallaxAt, parallaxDelayMs } from './hero-parallax.ts';

describe('the picture of the hero', () => {
  it.each([
    [0, 0, 1, 1],
    [150, 45, 0.8, 1.05],
    [300, 90, 0.6, 1.1],
    [400, 120, 0.6, 1.1],
    [500, 150, 0.6, 1.1],
    [5000, 150, 0.6, 1.1],
    [-80, 0, 1, 1],
  ])(
    'at %d px of scroll is moved by %d px, with opacity %d and scale %d',
    (scroll, y, opacity, scale) => {
      const at = parallaxAt(scroll);
      expect(at.y).toBeCloseTo(y, 10);
      expect(at.opacity).toBeCloseTo(opacity, 10);
      expect(at.scale).toBeCloseTo(scale, 10);
    },
  );

  it('stands still for the first 100 ms', () => {
    expect(parallaxDelayMs).toBe(100);
  });
});
