import { pigment } from '../generator/palettes.ts';
import { tenth } from '../generator/rounding.ts';
import { hash, type Random, randomFrom } from '../generator/seed.ts';
import type { BorderName } from './borders.ts';
import type { FigureName } from './figures.ts';
import { type Frame, frameOf, mendedTile } from './painel-frame.ts';
import { type ScenePalette, type ScenePaletteName, scenePalettes } from './scene-palettes.ts';
import {
  chequers,
  figureAt,
  fillPath,
  glazeOver,
  niche,
  rectangle,
  sceneSvg,
  skipFirst,
} from './scene-parts.ts';
import { type SceneRatio, sceneSize } from './scene-ratio.ts';

export type PainelOptions = {
  figures: readonly FigureName[];
  palette: ScenePaletteName;
  border?: BorderName;
  ratio: SceneRatio;
};

/** What the figures of a row are drawn with. */
type Row = {
  figures: readonly FigureName[];
  floor: number;
  height: number;
  /** The first figure stands in a niche, larger than the others. */
  hasNiche: boolean;
};

/** Returns a framed picture over many tiles: the first figure large, the others at its sides. */
export function painel(slug: string, options: PainelOptions): string {
  const { figures, ratio, border = 'onda' } = options;
  const palette = scenePalettes[options.palette];
  const random = skipFirst(randomFrom(hash(slug)));
  const { width, height } = sceneSize(ratio);
  const id = `s${hash(slug + ratio).toString(36)}`;
  const frame = frameOf(id, width, height, palette, border);
  const { inner, isTall, floor } = frame;
  const base = inner.y + inner.height - floor;
  let body = '';
  if (isTall) {
    const room = inner.height - floor;
    const shelf = inner.y + room * 0.6 + inner.height * 0.02;
    const upper = { figures: figures.slice(0, 1), floor: shelf, height: room * 0.6 };
    const lower = { figures: figures.slice(1, 4), floor: base, height: room * 0.36 * 0.86 };
    body += row(random, palette, frame, { ...upper, hasNiche: true });
    body += fillPath(
      rectangle(inner.x, shelf, inner.width, 16),
      palette.isDark ? pigment.sky : palette.d,
    );
    body += row(random, palette, frame, { ...lower, hasNiche: false });
  } else {
    const only = { figures, floor: base, height: inner.height - floor, hasNiche: true };
    body += row(random, palette, frame, only);
  }
  const window = rectangle(inner.x, inner.y, inner.width, inner.height);
  const drawn = [
    frame.svg,
    fillPath(window, palette.field),
    `<clipPath id="${id}c"><path d="${window}"/></clipPath>`,
    `<g clip-path="url(#${id}c)">${ground(palette, frame, base)}${body}</g>`,
    glazeOver(random, palette, [width, height], 100, 0.34),
    `<path d="${window}" fill="none" stroke="${palette.isDark ? pigment.sky : palette.d}" stroke-width="6"/>`,
    mendedTile(random, id, frame, border, [width, height]),
  ];
  return sceneSvg(width, height, drawn.join(''));
}

/** The floor on which the figures stand, in squares of half a tile. */
function ground(palette: ScenePalette, { inner, floor }: Frame, y: number): string {
  const squares = chequers(inner.x, y, inner.width, floor, floor / 2);
  return (
    fillPath(
      rectangle(inner.x, y, inner.width, floor),
      palette.isDark ? pigment.cobalt : palette.g,
    ) +
    fillPath(squares, palette.isDark ? pigment.ink : palette.d) +
    fillPath(rectangle(inner.x, y, inner.width, floor * 0.09), pigment.stone)
  );
}

/** As many of the figures as fit, from the middle outwards. */
function row(random: Random, palette: ScenePalette, { inner }: Frame, row: Row): string {
  const { figures, floor, height, hasNiche } = row;
  const largest = Math.min(height * 0.8, inner.width * 0.5);
  const gap = largest * 0.02;
  const most = inner.width * 0.97;
  const sized = figures.map((name, index) => {
    const isFirst = hasNiche && index === 0;
    const share = isFirst ? 1 : (hasNiche ? 0.62 : 0.94) * (0.94 + random() * 0.1);
    return { name, isFirst, size: largest * share };
  });
  let width = 0;
  const kept = sized.filter(({ size }, index) => {
    const fits = index === 0 || width + size * 0.94 + gap < most;
    if (fits) width += size * 0.94 + gap;
    return fits;
  });
  const line = hasNiche ? middleOut(kept) : kept;
  const between = Math.min(largest * 0.1, (most - width) / (line.length + 1));
  let x = inner.x + (inner.width - width - between * (line.length - 1)) / 2;
  let [behind, front] = ['', ''];
  for (const { name, isFirst, size } of line) {
    if (isFirst) behind = nicheBehind(palette, x, floor, size, height);
    front += figureAt(name, palette, x - size * 0.03, floor - size * 0.92, size);
    x += size * 0.94 + gap + between;
  }
  return behind + front;
}

/** The first stays near the middle, the others take turns at its sides. */
function middleOut<T>(items: readonly T[]): T[] {
  const line: T[] = [];
  items.forEach((item, index) => {
    if (index % 2) line.push(item);
    else line.unshift(item);
  });
  return line;
}

function nicheBehind(
  palette: ScenePalette,
  x: number,
  floor: number,
  size: number,
  rowHeight: number,
): string {
  const width = size * 1.16;
  const rim = width * 0.045;
  const height = Math.min(rowHeight * 0.95, size * 1.2);
  const left = tenth(x + size * 0.47 - width / 2);
  return (
    niche(
      left - rim,
      floor - height - rim,
      width * 1.09,
      height + rim,
      palette.isDark ? pigment.sky : palette.m,
    ) + niche(left, floor - height, width, height, palette.niche)
  );
}
