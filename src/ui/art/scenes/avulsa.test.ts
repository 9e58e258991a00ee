import { expect, it } from 'vitest';
import { avulsa } from './avulsa.ts';
import { type SceneRatio, sceneSize } from './scene-ratio.ts';

/** The squares with flowers in their corners: the niche, and every tile beside it. */
function squaresOf(svg: string) {
  const places = svg.matchAll(
    /<use href="#\w+c[nm]" transform="translate\((\S+) (\S+)\) scale\((\S+)\)"/g,
  );
  return [...places].map(([, x, y, scale]) => ({
    x: Number(x),
    y: Number(y),
    size: Number(scale) * 100,
  }));
}

it.each<SceneRatio>(['3x2', '1x1', '8x3', '5x2', '3x1'])(
  'whole tiles fill a picture of %s',
  (ratio) => {
    const { width, height } = sceneSize(ratio);
    const squares = squaresOf(
      avulsa('post', { figures: ['bank', 'stamp', 'coin'], palette: 'ochre', ratio }),
    );
    for (const { x, y, size } of squares) {
      expect(x + size).toBeLessThanOrEqual(width);
      expect(y + size).toBeLessThanOrEqual(height);
    }
    const area = squares.reduce((sum, { size }) => sum + size ** 2, 0);
    expect(area).toBe(width * height);
  },
);
