import { pigment } from '../generator/palettes.ts';
import { tenth, thousandth } from '../generator/rounding.ts';
import type { Random } from '../generator/seed.ts';
import { type BorderName, borders, cornerTile } from './borders.ts';
import { clayBorder, type ScenePalette } from './scene-palettes.ts';
import { paint } from './scene-parts.ts';

export type Frame = {
  svg: string;
  /** Width of a border tile. */
  tile: number;
  /** What the border leaves free. */
  inner: { x: number; y: number; width: number; height: number };
  /** As high as wide, or nearly: the figures take two rows. */
  isTall: boolean;
  /** Height of the floor. */
  floor: number;
};

type Turn = 0 | 90 | 180 | 270;

function turned(href: string, x: number, y: number, turn: Turn, tile: number): string {
  const move = `translate(${tenth(x)} ${tenth(y)}) rotate(${turn}) scale(${thousandth(tile / 100)})`;
  return `<use href="#${href}" transform="${move}"/>`;
}

/** Border tiles along the four edges, a corner tile in each corner. */
export function frameOf(
  id: string,
  width: number,
  height: number,
  palette: ScenePalette,
  border: BorderName,
): Frame {
  const isLow = height <= 400;
  const tile = isLow ? 100 / 3 : 50;
  const inner = { x: tile, y: tile, width: width - 2 * tile, height: height - 2 * tile };
  const { ink, sky, cobalt } = pigment;
  const colours = palette.isDark ? { ...palette, d: ink, g: sky, m: cobalt, p: cobalt } : palette;
  const corner = `${id}k`;
  let svg = `<defs><g id="${id}">${paint(borders[border], colours)}</g><g id="${corner}">${paint(cornerTile, colours)}</g></defs>`;
  for (let column = 1; column < Math.round(width / tile) - 1; column++)
    svg +=
      turned(id, column * tile, 0, 0, tile) + turned(id, (column + 1) * tile, height, 180, tile);
  for (let line = 1; line < Math.round(height / tile) - 1; line++)
    svg += turned(id, width, line * tile, 90, tile) + turned(id, 0, (line + 1) * tile, 270, tile);
  for (const x of [0, width - tile])
    for (const y of [0, height - tile]) svg += turned(corner, x, y, 0, tile);
  return {
    svg,
    tile,
    inner,
    isTall: inner.height / inner.width > 0.86,
    floor: isLow ? 50 : 100,
  };
}

/** One tile of the frame in clay, as if it had been replaced. */
export function mendedTile(
  random: Random,
  id: string,
  { tile }: Frame,
  border: BorderName,
  [width, height]: readonly [number, number],
): string {
  const spot = 1 + Math.floor(random() * (Math.round(width / tile) - 2));
  const isAbove = random() > 0.5;
  const mended = `${id}m`;
  const use = isAbove
    ? turned(mended, spot * tile, 0, 0, tile)
    : turned(mended, (spot + 1) * tile, height, 180, tile);
  return `<defs><g id="${mended}">${paint(borders[border], clayBorder)}</g></defs>${use}`;
}
