import { describe, expect, it } from 'vitest';
import {
  type Box,
  confettiColours,
  confettiMs,
  confettiShapes,
  planConfetti,
  radiusOf,
} from './confetti-plan.ts';

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const heading: Box = { left: 190, top: 220, right: 600, bottom: 320 };
const card: Box = { left: 190, top: 530, right: 1000, bottom: 840 };
const wide = { width: 1440, height: 828, obstacles: [heading, card] };
const plans = [1, 2, 3, 5, 8, 13].map((seed) => planConfetti(wide, seeded(seed)));

describe('confetti', () => {
  it('is over after three seconds', () => {
    for (const { delay, duration } of plans.flat())
      expect(delay + duration).toBeLessThanOrEqual(confettiMs);
    const last = Math.max(...plans.flat().map(({ delay, duration }) => delay + duration));
    expect(confettiMs).toBe(3000);
    expect(last).toBeGreaterThan(2800);
  });

  it('has squares, quarter circles and triangles in the brand colours', () => {
    const pieces = plans.flat();
    expect(new Set(pieces.map(({ shape }) => shape))).toEqual(new Set(confettiShapes));
    expect(new Set(pieces.map(({ colour }) => colour))).toEqual(new Set(confettiColours));
  });

  it('never crosses a word, a card or a button', () => {
    const crossings = plans.flat().filter(({ from, to, size }) =>
      wide.obstacles.some((box) =>
        Array.from({ length: 51 }, (_, step) => step / 50).some((part) => {
          const x = from.x + (to.x - from.x) * part;
          const y = from.y + (to.y - from.y) * part;
          const radius = radiusOf(size) - 0.001;
          const beside = x + radius <= box.left || x - radius >= box.right;
          return !beside && y + radius > box.top && y - radius < box.bottom;
        }),
      ),
    );
    expect(crossings).toEqual([]);
  });

  it('falls to the end of the stage where nothing is in the way', () => {
    const free = plans.flat().filter(({ to }) => to.y > wide.height);
    expect(free.length).toBeGreaterThan(plans.length * 10);
  });

  it('is dropped only where there is room to fall', () => {
    const full: Box = { left: 0, top: 10, right: 1440, bottom: 400 };
    expect(planConfetti({ ...wide, obstacles: [full] }, seeded(1))).toEqual([]);
  });

  it('has fewer pieces on a phone', () => {
    const phone = planConfetti({ width: 390, height: 772, obstacles: [] }, seeded(1));
    expect(phone.length).toBeGreaterThan(20);
    expect(phone.length).toBeLessThan(40);
  });
});
