import { arch } from '../generator/openings.ts';
import { pigment } from '../generator/palettes.ts';
import { hash, randomFrom } from '../generator/seed.ts';
import { type FigureName, figureNames } from '../scenes/figures.ts';
import {
  clayFigure,
  type ScenePaletteName,
  scenePaletteNames,
  scenePalettes,
} from '../scenes/scene-palettes.ts';
import { figureAt, fillPath, glazeOver, rectangle, skipFirst } from '../scenes/scene-parts.ts';
import { faceName, faceSize, faceVersion } from './face.ts';

const { width, height } = faceSize;
const tile = 40;
/** Where the object stands. What is below it lies under the strip of initials. */
const floor = 148;
const size = 106;

const nameParts = /^face-(\d+)-([a-z]+)-([a-z]+)$/;

/**
 * Returns the face of a person as SVG: the object that stands for them, in a niche of tiles with one
 * that was mended, in the shape of an arch.
 */
export function drawFace(figure: FigureName, colour: ScenePaletteName): string {
  const name = faceName(figure, colour);
  const id = `f${hash(name).toString(36)}`;
  const random = skipFirst(randomFrom(hash(name)));
  const palette = scenePalettes[colour];
  const { sky, mist, glaze, stone, sand } = pigment;
  const field = palette.field === glaze ? mist : palette.field;
  const niche = palette.niche === mist ? glaze : palette.niche;
  const mended = rectangle(
    random() < 0.5 ? 0 : width - tile,
    random() < 0.5 ? tile : 80,
    tile,
    tile,
  );
  const drawn = [
    fillPath(rectangle(0, 0, width, height), field),
    fillPath(mended, clayFigure.g),
    glazeOver(random, palette, [width, height], tile, 0.34),
    fillPath(arch(17, 15, width - 34, height), palette.isDark ? sky : palette.m),
    fillPath(arch(22, 20, width - 44, height), niche),
    fillPath(rectangle(0, floor, width, height - floor), stone),
    fillPath(rectangle(0, floor, width, 3), sand),
    figureAt(figure, palette, (width - size) / 2, floor - size * 0.92, size),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><clipPath id="${id}"><path d="${arch(0, 0, width, height)}"/></clipPath><g clip-path="url(#${id})">${drawn.join('')}</g></svg>`;
}

/** Returns the face of a public name, of this version of the drawings or an earlier one, or null. */
export function drawNamedFace(name: string): string | null {
  const [, version, object, tone] = nameParts.exec(name) ?? [];
  const figure = figureNames.find((one) => one === object);
  const colour = scenePaletteNames.find((one) => one === tone);
  if (!figure || !colour || Number(version) < 1 || Number(version) > faceVersion) return null;
  return drawFace(figure, colour);
}
