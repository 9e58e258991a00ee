import { expect, it } from 'vitest';
import { createVersionMemory } from './seen-versions.server.ts';

it('knows for how long a version has been the same, also over a pause without reads', () => {
  let now = 1000;
  const withAges = createVersionMemory(() => now);
  const agesOf = (...versions: [string, number][]) =>
    Object.fromEntries(
      [...withAges(new Map(versions))].map(([topic, { unchangedFor }]) => [topic, unchangedFor]),
    );
  expect(agesOf(['orders', 4], ['people', 1])).toEqual({ orders: 0, people: 0 });
  now += 60_000.5;
  expect(agesOf(['orders', 5], ['people', 1])).toEqual({ orders: 0, people: 60_000 });
  now += 800;
  expect(agesOf(['orders', 5])).toEqual({ orders: 800 });
});
