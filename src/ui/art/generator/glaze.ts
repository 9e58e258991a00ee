import { quarter } from './modern-tiles.ts';
import { pigment } from './palettes.ts';
import { tenth, thousandth } from './rounding.ts';
import type { Random } from './seed.ts';

export type GlazeOptions = {
  /** Whether something else covers the tiles at `x`: they are neither shaded nor repaired. */
  covers?: (x: number) => boolean;
  /** Id of a motif in clay colours; without one the repaired tile is a modern one. */
  repairedMotif?: string;
};

/** Varies the glaze: some tiles are lighter or darker, exactly one is repaired in terracotta. */
export function glaze(
  random: Random,
  width: number,
  height: number,
  size: number,
  { covers = () => false, repairedMotif }: GlazeOptions = {},
): string {
  let light = '';
  let dark = '';
  const free: [number, number][] = [];
  const side = tenth(size);
  for (let row = 0; row * size < height - 1; row++) {
    for (let column = 0; column * size < width - 1; column++) {
      const x = tenth(column * size);
      const y = tenth(row * size);
      const chance = random();
      if (covers(x)) continue;
      const tile = `M${x} ${y}h${side}v${side}h-${side}z`;
      if (chance < 0.09) light += tile;
      else if (chance > 0.9) dark += tile;
      free.push([x, y]);
    }
  }
  const shades = `<path d="${light}" fill="#fff" opacity=".16"/><path d="${dark}" fill="${pigment.ink}" opacity=".1"/>`;
  const place = free[Math.floor(random() * free.length)];
  if (!place) return shades;
  const [x, y] = place;
  if (repairedMotif) {
    return `${shades}<use href="#${repairedMotif}" transform="translate(${thousandth(x + size / 2)} ${thousandth(y + size / 2)}) scale(${thousandth(size / 100)})"/>`;
  }
  const outer = quarter(x, y, size, Math.floor(random() * 4), 1);
  const inner = quarter(x, y, size, Math.floor(random() * 4), 0.5);
  return `${shades}<path d="M${x} ${y}h${side}v${side}h-${side}z" fill="${pigment.terra}"/><path d="${outer}" fill="#f2b696"/><path d="${inner}" fill="#7d2c12"/>`;
}

/** The joints between tiles. */
export function grout(
  width: number,
  height: number,
  size: number,
  colour: string,
  opacity: number,
): string {
  let lines = '';
  for (let x = size; x < width - 1; x += size) lines += `M${tenth(x)} 0V${height}`;
  for (let y = size; y < height - 1; y += size) lines += `M0 ${tenth(y)}H${width}`;
  return `<path d="${lines}" stroke="${colour}" stroke-width="1.2" opacity="${opacity}"/>`;
}
