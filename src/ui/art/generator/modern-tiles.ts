import type { Pigments } from './palettes.ts';
import { tenth } from './rounding.ts';
import type { Random } from './seed.ts';

export type ModernKind = 'arcos' | 'velas' | 'misto';
export const modernKinds = ['arcos', 'velas', 'misto'] as const satisfies readonly ModernKind[];

type Point = readonly [number, number];

/** The corner of a tile after `turn` quarter turns, clockwise from the top left. */
function corner(x: number, y: number, size: number, turn: number): Point {
  const corners: [Point, Point, Point, Point] = [
    [x, y],
    [x + size, y],
    [x + size, y + size],
    [x, y + size],
  ];
  return corners[turn % 4] ?? corners[0];
}

/** A quarter disc in one corner of a tile, its radius `scale` times the tile. */
export function quarter(x: number, y: number, size: number, turn: number, scale: number): string {
  const [cx, cy] = corner(x, y, size, turn);
  const toward = ([px, py]: Point) =>
    `${tenth(cx + (px - cx) * scale)} ${tenth(cy + (py - cy) * scale)}`;
  const start = toward(corner(x, y, size, turn + 1));
  const end = toward(corner(x, y, size, turn + 3));
  const radius = tenth(size * scale);
  return `M${tenth(cx)} ${tenth(cy)}L${start}A${radius} ${radius} 0 0 1 ${end}z`;
}

function half(x: number, y: number, size: number, turn: number): string {
  const points = [0, 1, 2].map((step) =>
    corner(x, y, size, turn + step)
      .map(tenth)
      .join(' '),
  );
  return `M${points.join('L')}z`;
}

function square(x: number, y: number, size: number): string {
  return `M${x} ${y}h${size}v${size}h-${size}z`;
}

function disc(x: number, y: number, size: number): string {
  const radius = tenth(size * 0.3);
  const width = tenth(size * 0.6);
  return `M${tenth(x + size * 0.2)} ${y + size / 2}a${radius} ${radius} 0 1 0 ${width} 0a${radius} ${radius} 0 1 0-${width} 0z`;
}

/** A field of asymmetric tiles, each turned by a seeded quarter turn. */
export function modernField(
  random: Random,
  colour: Pigments,
  width: number,
  height: number,
  size: number,
  kind: ModernKind,
): string {
  let base = '';
  let over = '';
  let pale = '';
  let high = '';
  for (let y = 0; y < height; y += size) {
    for (let x = 0; x < width; x += size) {
      const turn = Math.floor(random() * 4);
      const chance = random();
      if (kind === 'arcos') {
        if (chance < 0.16) pale += square(x, y, size);
        base += quarter(x, y, size, turn, 1);
        over += quarter(x, y, size, turn, 0.62);
        if (chance > 0.7) high += quarter(x, y, size, turn, 0.28);
      } else if (kind === 'velas') {
        if (chance < 0.5) base += half(x, y, size, turn);
        else over += half(x, y, size, turn);
        if (chance > 0.78) pale += half(x, y, size, turn + 2);
      } else if (chance < 0.55) {
        base += quarter(x, y, size, turn, 1);
      } else if (chance < 0.8) {
        over += half(x, y, size, turn);
      } else {
        pale += square(x, y, size);
        base += disc(x, y, size);
      }
    }
  }
  const overFill = kind === 'arcos' ? colour.glaze : colour.middle;
  const highPath = high ? `<path fill="${colour.middle}" d="${high}"/>` : '';
  return `<path fill="${colour.glaze}" d="M0 0H${width}V${height}H0z"/><path fill="${colour.pale}" d="${pale}"/><path fill="${colour.deep}" d="${base}"/><path fill="${overFill}" d="${over}"/>${highPath}`;
}
