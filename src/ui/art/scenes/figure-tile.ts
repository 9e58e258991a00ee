import { pigment } from '../generator/palettes.ts';
import { type FigureName, figureNames } from './figures.ts';
import { type ScenePaletteName, scenePaletteNames, scenePalettes } from './scene-palettes.ts';
import { cornerFlowers, figureAt, fillPath, niche, rectangle, sceneSvg } from './scene-parts.ts';

const side = 100;
const nameParts = /^tile-([a-z]+)-([a-z]+)$/;

/** Returns a tile with one figure in an arch, in a colour. */
function drawFigureTile(figure: FigureName, colour: ScenePaletteName): string {
  const palette = scenePalettes[colour];
  const { sky, cobalt } = pigment;
  const corners = palette.isDark ? { ...palette, d: sky, m: cobalt } : palette;
  return sceneSvg(
    side,
    side,
    fillPath(rectangle(0, 0, side, side), palette.field) +
      cornerFlowers(corners) +
      niche(17, 9, 66, 91, palette.isDark ? sky : palette.m) +
      niche(20, 12, 60, 88, palette.niche) +
      figureAt(figure, palette, 25, 42, 50),
  );
}

/** Returns the tile of a public name, or null. */
export function drawNamedTile(name: string): string | null {
  const [, object, tone] = nameParts.exec(name) ?? [];
  const figure = figureNames.find((one) => one === object);
  const colour = scenePaletteNames.find((one) => one === tone);
  return figure && colour ? drawFigureTile(figure, colour) : null;
}
