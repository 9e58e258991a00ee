import { expect, test } from 'vitest';
import { tileWall } from './tile-wall.ts';

/** Elements that a browser makes of a drawing: each `use` becomes a group with a copy of what it names. */
function copiedElements(svg: string): number {
  const [, definitions = '', body = ''] = svg.match(/<defs>(.*)<\/defs>(.*)<\/svg>/s) ?? [];
  const sizes = new Map(
    [...definitions.matchAll(/<g id="(\w+)">(.*?)<\/g>/gs)].map(([, id, shapes = '']) => [
      id,
      (shapes.match(/<\w/g) ?? []).length,
    ]),
  );
  return [...body.matchAll(/<(\w+)(?:[^>]*href="#(\w+)")?/g)].reduce(
    (sum, [, name, id]) => sum + (name === 'use' ? 2 + (sizes.get(id) ?? Number.NaN) : 1),
    0,
  );
}

// It had 5,108, which took a third of what a phone needed to show the page.
test('a browser makes fewer than a thousand elements of the wall', () => {
  const count = copiedElements(tileWall());
  expect(count).toBeGreaterThan(127);
  expect(count).toBeLessThan(1000);
});
