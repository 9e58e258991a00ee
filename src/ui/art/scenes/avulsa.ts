import { pigment } from '../generator/palettes.ts';
import { hash, randomFrom } from '../generator/seed.ts';
import { figures as drawings, type FigureName } from './figures.ts';
import {
  clayFigure,
  type FigureColours,
  type ScenePalette,
  type ScenePaletteName,
  scenePalettes,
} from './scene-palettes.ts';
import {
  cornerFlowers,
  fillPath,
  glazeOver,
  niche,
  paint,
  placeAt,
  rectangle,
  sceneSvg,
  skipFirst,
} from './scene-parts.ts';
import { type SceneRatio, sceneSize } from './scene-ratio.ts';

export type AvulsaOptions = {
  figures: readonly FigureName[];
  palette: ScenePaletteName;
  ratio: SceneRatio;
};

/** Returns single figures on tiles: the first in a niche, a medium one beside it, the rest small. */
export function avulsa(slug: string, { figures, palette: name, ratio }: AvulsaOptions): string {
  const random = skipFirst(randomFrom(hash(slug)));
  const palette = scenePalettes[name];
  const { width, height } = sceneSize(ratio);
  const block = Math.min(width, height);
  const rows = rowsFor(width, block);
  const tile = block / rows;
  const isLeft = random() > 0.5;
  const sheet = sheetOf(`a${hash(slug + ratio).toString(36)}`, palette);
  const rest = figures.length > 2 ? figures.slice(2) : figures.slice(1);
  const columns = Math.round((width - block) / (2 * tile));
  const mended = [Math.floor(random() * columns), Math.floor(random() * 4)];
  let drawn = 0;
  let body = fillPath(rectangle(0, 0, width, height), palette.isDark ? pigment.deep : palette.g);
  for (let column = 0; column < columns; column++) {
    const isMediumAbove = (column + Math.floor(random() * 2)) % 2 === 1;
    const x = (isLeft ? block : 0) + column * 2 * tile;
    const places = Array.from({ length: rows / 2 }, (_, place) => place);
    const isMedium = (place: number) => (place % 2 === 0) === isMediumAbove;
    for (const place of places.filter(isMedium)) {
      const medium = at(figures, 1 + ((column + (place >> 1)) % (figures.length - 1)));
      const ground = column % 2 ? 'tint' : 'plain';
      body += sheet.cell(medium, x, place * 2 * tile, 2 * tile, ground);
    }
    for (const place of places.filter((one) => !isMedium(one)))
      for (let small = 0; small < 4; small++) {
        const y = (place * 2 + (small >> 1)) * tile;
        const isTinted = (small === 1 || small === 2) !== (column % 2 === 0);
        const isMended = mended[0] === column && mended[1] === small && place < 2;
        const ground = isMended ? 'clay' : isTinted ? 'tint' : 'plain';
        body += sheet.cell(at(rest, drawn++), x + (small % 2) * tile, y, tile, ground);
      }
  }
  const left = isLeft ? 0 : width - block;
  body += nicheBlock(sheet, palette, at(figures, 0), left, block);
  const edge = isLeft ? left + block : left;
  const closing =
    glazeOver(random, palette, [width, height], tile, 0.34) +
    fillPath(rectangle(edge - 2, 0, 4, height), palette.isDark ? pigment.ink : palette.d);
  return sceneSvg(width, height, sheet.defs() + body + closing);
}

/** Returns how many small tiles stand above each other, so that the space beside the niche holds whole columns. */
function rowsFor(width: number, block: number): number {
  return (width - block) % (block / 2) === 0 ? 4 : 6;
}

function at(figures: readonly FigureName[], index: number): FigureName {
  return figures[index % figures.length] ?? 'door';
}

type Ground = 'plain' | 'tint' | 'clay';
type Sheet = ReturnType<typeof sheetOf>;

/** Figures and corner flowers, each defined once and then used. */
function sheetOf(id: string, palette: ScenePalette) {
  const { sky, cobalt } = pigment;
  const cornerColours = palette.isDark ? { ...palette, d: sky, m: cobalt } : palette;
  const uses = new Map<string, { id: string; svg: string }>();
  const plain = `${id}cn`;
  const clay = `${id}cm`;
  function figure(name: FigureName, colours: FigureColours, x: number, y: number, size: number) {
    const key = `${name} ${colours.d}`;
    const known = uses.get(key) ?? { id: `${id}${uses.size}`, svg: paint(drawings[name], colours) };
    uses.set(key, known);
    return `<use href="#${known.id}" transform="${placeAt(x, y, size)}"/>`;
  }
  function flowers(x: number, y: number, size: number, ground: Ground) {
    const href = ground === 'clay' ? clay : plain;
    return `<use href="#${href}" transform="${placeAt(x, y, size)}"/>`;
  }
  function cell(name: FigureName, x: number, y: number, size: number, ground: Ground) {
    const tints = { plain: null, tint: palette.isDark ? cobalt : palette.p, clay: clayFigure.g };
    const tint = tints[ground];
    const colours = ground === 'clay' ? clayFigure : palette;
    return (
      (tint ? fillPath(rectangle(x, y, size, size), tint) : '') +
      flowers(x, y, size, ground) +
      figure(name, colours, x + size * 0.2, y + size * 0.19, size * 0.6)
    );
  }
  function defs() {
    const figures = [...uses.values()].map((use) => `<g id="${use.id}">${use.svg}</g>`).join('');
    return `<defs><g id="${plain}">${cornerFlowers(cornerColours)}</g><g id="${clay}">${cornerFlowers(clayFigure)}</g>${figures}</defs>`;
  }
  return { figure, flowers, cell, defs };
}

function nicheBlock(
  sheet: Sheet,
  palette: ScenePalette,
  name: FigureName,
  x: number,
  size: number,
): string {
  const { glaze, mist, sky, stone, sand } = pigment;
  const of = (share: number) => size * share;
  return (
    fillPath(rectangle(x, 0, size, size), palette.field === glaze ? mist : palette.field) +
    sheet.flowers(x, 0, size, 'plain') +
    niche(x + of(0.165), of(0.075), of(0.67), of(0.925), palette.isDark ? sky : palette.m) +
    niche(
      x + of(0.19),
      of(0.1),
      of(0.62),
      of(0.9),
      palette.niche === mist ? glaze : palette.niche,
    ) +
    fillPath(rectangle(x + of(0.11), of(0.9), of(0.78), of(0.1)), stone) +
    fillPath(rectangle(x + of(0.11), of(0.9), of(0.78), of(0.012)), sand) +
    sheet.figure(name, palette, x + of(0.235), of(0.9 - 0.53 * 0.92), of(0.53))
  );
}
