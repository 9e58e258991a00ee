import { hash, pick, randomFrom } from '../generator/seed.ts';
import { avulsa } from './avulsa.ts';
import { type FigureName, figureNames } from './figures.ts';
import { painel } from './painel.ts';
import { scenePaletteNames } from './scene-palettes.ts';
import { skipFirst } from './scene-parts.ts';
import type { SceneRatio } from './scene-ratio.ts';
import { sceneTable } from './scene-table.ts';

/**
 * Returns the SVG of the picture of a record (`case-mare`, `post-iva-oss`), composed for the ratio on
 * whole tiles, so that it never needs cropping. The same name and ratio always give the same bytes.
 */
export function drawScene(name: string, ratio: SceneRatio): string {
  const known = sceneTable.get(name);
  if (known?.kind === 'painel') return painel(name, { ...known, ratio });
  if (known) return avulsa(name, { ...known, ratio });
  const random = skipFirst(randomFrom(hash(name)));
  const figures = Array.from({ length: 4 }, () => pick(random, figureNames));
  return avulsa(name, { figures, palette: pick(random, scenePaletteNames), ratio });
}

/** Returns the SVG of a row of tiles with these figures, 3:1; null if one of them is not drawn. */
export function drawFigures(name: string, words: readonly string[]): string | null {
  const figures = words.filter((word): word is FigureName =>
    figureNames.includes(word as FigureName),
  );
  if (figures.length < words.length) return null;
  const palette = pick(skipFirst(randomFrom(hash(name))), scenePaletteNames);
  return avulsa(name, { figures, palette, ratio: '3x1' });
}
