import { arch } from '../generator/openings.ts';
import { pigment } from '../generator/palettes.ts';
import { tenth, thousandth } from '../generator/rounding.ts';
import type { Random } from '../generator/seed.ts';
import { type FigureName, figures } from './figures.ts';
import type { FigureColours, ScenePalette } from './scene-palettes.ts';

/** Replaces the letters of roles in a drawing by the colours of a palette. */
export function paint(drawing: string, colours: FigureColours): string {
  return drawing.replace(
    /(fill|stroke)="([gdmpa])"/g,
    (_, property: string, role: keyof FigureColours) => `${property}="${colours[role]}"`,
  );
}

export function fillPath(outline: string, fill: string): string {
  return `<path d="${outline}" fill="${fill}"/>`;
}

export function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${tenth(x)} ${tenth(y)}h${tenth(width)}v${tenth(height)}h-${tenth(width)}z`;
}

export function niche(x: number, y: number, width: number, height: number, fill: string): string {
  return fillPath(arch(x, y, width, height), fill);
}

/** Moves a box of 100 to a place, `size` wide. */
export function placeAt(x: number, y: number, size: number): string {
  return `translate(${tenth(x)} ${tenth(y)}) scale(${thousandth(size / 100)})`;
}

export function figureAt(
  name: FigureName,
  colours: FigureColours,
  x: number,
  y: number,
  size: number,
): string {
  return `<g transform="${placeAt(x, y, size)}">${paint(figures[name], colours)}</g>`;
}

/** One eighth of a flower in each corner of a tile of 100. */
export function cornerFlowers({ d, m }: FigureColours): string {
  const petal = (length: number, width: number, angle: number, fill: string) =>
    `<path d="M0 0Q${length / 2} ${-width} ${length} 0Q${length / 2} ${width} 0 0z" transform="translate(0 0) rotate(${angle})" fill="${fill}"/>`;
  const flower = petal(19.5, 8.1, 45, d) + petal(13, 5.5, 12, m) + petal(13, 5.5, 78, m);
  const places = ['0 0) rotate(0', '100 0) rotate(90', '100 100) rotate(180', '0 100) rotate(270'];
  return places.map((place) => `<g transform="translate(${place})">${flower}</g>`).join('');
}

/** Squares of half a tile, one dark in two, over a floor. */
export function chequers(x: number, y: number, width: number, height: number, side: number) {
  let outline = '';
  for (let column = 0; column < width / side; column++)
    for (let row = 0; row < height / side; row++)
      if ((column + row) % 2) outline += rectangle(x + column * side, y + row * side, side, side);
  return outline;
}

/** The joints between tiles, and the few tiles that caught more or less light in the kiln. */
export function glazeOver(
  random: Random,
  palette: ScenePalette,
  [width, height]: readonly [number, number],
  tile: number,
  jointOpacity: number,
): string {
  let [light, dark] = ['', ''];
  for (let y = 0; y < height - 1; y += tile)
    for (let x = 0; x < width - 1; x += tile) {
      const chance = random();
      if (chance < 0.1) light += rectangle(x, y, tile, tile);
      else if (chance > 0.91) dark += rectangle(x, y, tile, tile);
    }
  let joints = '';
  for (let x = tile; x < width - 1; x += tile) joints += `M${tenth(x)} 0v${tenth(height)}`;
  for (let y = tile; y < height - 1; y += tile) joints += `M0 ${tenth(y)}h${tenth(width)}`;
  const joint = palette.isDark ? '#0a1538' : '#41548c';
  return `<path d="${light}" fill="#fff" opacity=".16"/><path d="${dark}" fill="${pigment.ink}" opacity=".07"/><path d="${joints}" stroke="${joint}" stroke-width="1.6" opacity="${jointOpacity}"/>`;
}

export function sceneSvg(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`;
}

/** A sequence for a slug; its first numbers differ little between similar slugs and are passed over. */
export function skipFirst(random: Random): Random {
  for (let number = 0; number < 4; number++) random();
  return random;
}
