import { pigment } from '../generator/palettes.ts';
import { hash, randomFrom } from '../generator/seed.ts';
import type { FigureName } from './figures.ts';
import { type ScenePaletteName, scenePalettes } from './scene-palettes.ts';
import { chequers, figureAt, fillPath, glazeOver, niche, rectangle } from './scene-parts.ts';
import { vaoFrame } from './vao-frame.ts';

export type VaoOptions = { figures: readonly FigureName[]; palette: ScenePaletteName };

const [width, height] = [900, 1200];
const floor = height - 170;

/** Returns a picture in an arched opening (1200 by 1350), of which only sky reaches the corners. */
export function vao(slug: string, { figures, palette: name }: VaoOptions): string {
  const palette = scenePalettes[name];
  const [first, ...others] = figures;
  const { sky, cobalt, ink, stone } = pigment;
  const sides = others.length === 1 ? [60] : [40, width - 290, (width - 250) / 2];
  const small = others.slice(0, 3).map((figure, index) => {
    return figureAt(figure, palette, sides[index] ?? 0, floor - 230, 250);
  });
  const below = height - floor;
  const drawn = [
    fillPath(rectangle(0, 0, width, height), palette.field),
    niche(110, 130, 680, 1070, palette.isDark ? sky : palette.m),
    niche(130, 150, 640, 1050, palette.niche),
    first ? figureAt(first, palette, 170, floor - 30 - 560 * 0.92, 560) : '',
    ...small,
    fillPath(rectangle(0, floor, width, below), palette.isDark ? cobalt : palette.g),
    fillPath(chequers(0, floor, width, 200, 50), palette.isDark ? ink : palette.d),
    fillPath(rectangle(0, floor, width, 10), stone),
    glazeOver(randomFrom(hash(slug)), palette, [width, height], 100, 0.3),
  ];
  return vaoFrame(`v${hash(slug).toString(36)}`, drawn.join(''));
}
