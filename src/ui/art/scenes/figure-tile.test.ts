import { expect, it } from 'vitest';
import { drawArt } from '../generator/draw-art.server.ts';
import { figureNames } from './figures.ts';
import { scenePaletteNames } from './scene-palettes.ts';

it('draws each figure on a tile in each colour, small and closed', () => {
  const drawn = figureNames.flatMap((figure) =>
    scenePaletteNames.map((colour) => drawArt(`tile-${figure}-${colour}`) ?? ''),
  );
  for (const svg of drawn) {
    expect(svg).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 100 100">.*<\/svg>$/);
    expect(svg).not.toMatch(/<script|style=|href|NaN|undefined/);
    expect(svg.length).toBeLessThan(3000);
  }
  expect(new Set(drawn).size).toBe(drawn.length);
});

it('knows no other tile, and leaves the wall its name', () => {
  for (const name of ['tile-cat-sky', 'tile-key-pink', 'tile-key', 'tile-constructor-sky'])
    expect(drawArt(name)).toBeNull();
  expect(drawArt('tile-wall')).toContain('<svg');
});
