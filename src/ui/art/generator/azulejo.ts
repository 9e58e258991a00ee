import { type Layout, layoutNames, layouts } from './layouts.ts';
import type { ModernKind } from './modern-tiles.ts';
import { type MotifName, motif, motifNames, pattern } from './motifs.ts';
import { avatarPalettes, type PaletteName, palettes, randomPalettes } from './palettes.ts';
import { hash, pick, randomFrom } from './seed.ts';

export type AzulejoOptions = {
  layout?: Layout;
  palette?: PaletteName;
  motifName?: MotifName;
  kind?: ModernKind;
  /** In units of the drawing. Choose the ratio that is displayed instead of cropping. */
  width?: number;
  height?: number;
};

/**
 * Returns the SVG of a tile picture: the same slug and options always give the same bytes. What the
 * options leave open is derived from the slug.
 */
export function azulejo(slug: string, options: AzulejoOptions = {}): string {
  const { width = 1200, height = 800, kind } = options;
  const random = randomFrom(hash(slug));
  for (let skipped = 0; skipped < 4; skipped++) random();
  const layout = options.layout ?? pick(random, layoutNames);
  const colour = palettes[options.palette ?? pick(random, randomPalettes)];
  const motifName = options.motifName ?? pick(random, motifNames);
  const tile = layout === 'escada' ? 100 : 400 / 3;
  const motifs = motif('a', motifName, random, colour) + pattern('a', tile);
  const canvas = { slug, random, colour, motifName, kind, width, height, tile, motifs };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${layouts[layout](canvas)}</svg>`;
}

/** Returns the SVG of one square tile, the background of initials. */
export function azulejoAvatar(slug: string): string {
  const random = randomFrom(hash(slug));
  const colour = palettes[pick(random, avatarPalettes)];
  const name = pick(random, motifNames);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><defs>${motif('a', name, random, colour)}</defs><use href="#a" transform="translate(50 50)"/></svg>`;
}
