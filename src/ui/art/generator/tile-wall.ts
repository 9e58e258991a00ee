import { clay, type Pigments, palettes } from './palettes.ts';
import { starTile } from './star-tile.ts';

/** A tile that is not lit. */
const night: Pigments = {
  ...palettes.night,
  glaze: '#1b3794',
  pale: '#2446ad',
  middle: '#5d83dd',
  deep: '#c5d5f8',
};

/** A row each: `#` a laid tile, `+` one that is not lit yet, `@` the repaired one, `o` its place alone. */
const rows = [
  '.......o.ooo.o##########',
  '.......o.....+##+#######',
  '......o...++##+#########',
  '.........o.ooo+#########',
  '......o....o############',
  '...........+o+###@######',
  '.........o..o#+#########',
  '.........o..+o##########',
  '...........o++##########',
  '.......o....+###########',
] as const;

const ids: Record<string, string> = { '#': 'h', '+': 'k', '@': 'c' };
const steps = 8;

/** In which of the eight steps a tile is laid: from the lower right corner on. */
function stepOf(column: number, row: number): number {
  const away = Math.max(0, 20 - column) * 0.6 + (9 - row) * 0.3;
  return Math.min(steps - 1, Math.round(away));
}

const laying = `@media (prefers-reduced-motion:no-preference){@keyframes l{from{opacity:0;scale:.6}}use[class]{animation:l .5s cubic-bezier(.2,.7,.2,1) both;transform-box:fill-box;transform-origin:center}${Array.from({ length: steps }, (_, step) => `.d${step}{animation-delay:${step * 60}ms}`).join('')}}`;

/** Returns the wall of the home page: 24 by 10 whole tiles of 100 units, which are laid once in a second. */
export function tileWall(): string {
  let tiles = '';
  let places = '';
  for (const [row, line] of rows.entries())
    for (const [column, mark] of [...line].entries()) {
      const id = ids[mark];
      if (mark === 'o') places += `M${column * 100 + 1} ${row * 100 + 1}h98v98h-98z`;
      if (id)
        tiles += `<use class="d${stepOf(column, row)}" href="#${id}" x="${column * 100 + 50}" y="${row * 100 + 50}"/>`;
    }
  const defs = starTile('h', palettes.cobalt) + starTile('k', night) + starTile('c', clay);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2400 1000"><style>${laying}</style><defs>${defs}</defs><path d="${places}" fill="none" stroke="#6f90e6" opacity=".25"/>${tiles}</svg>`;
}
