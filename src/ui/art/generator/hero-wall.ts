import { motif } from './motifs.ts';
import { door } from './openings.ts';
import { clay, type Pigments, palettes, pigment } from './palettes.ts';
import { hash, randomFrom } from './seed.ts';

const width = 1600;
const height = 800;
const tile = 100;
const doorX = 1100;
const doorWidth = 300;
const stone = '#efe9de';

/** A tile that is not lit. */
export const night: Pigments = {
  ...palettes.night,
  glaze: '#1b3794',
  pale: '#2446ad',
  middle: '#5d83dd',
  deep: '#c5d5f8',
};

/** A wall with one door, laid from the right: the further left, the fewer tiles. */
export function heroWall(slug: string): string {
  const random = randomFrom(hash(slug));
  let laid = '';
  let pale = '';
  let ghost = '';
  for (let y = 0; y < height; y += tile) {
    for (let x = 0; x < width; x += tile) {
      const along = (x / width - 0.44) / 0.56;
      const chance = along < 0 ? 0 : Math.min(1, along * 1.7 + 0.04);
      const drawn = random();
      const shade = random();
      const at = `x="${x + tile / 2}" y="${y + tile / 2}"`;
      if (drawn < chance) {
        if (shade < 0.17 + along * 0.75) laid += `<use href="#h" ${at}/>`;
        else pale += `<use href="#k" ${at}/>`;
      } else if (along > -0.3 && drawn < chance + 0.34) {
        ghost += `M${x + 1} ${y + 1}h${tile - 2}v${tile - 2}h-${tile - 2}z`;
      }
    }
  }
  const star = (id: string, colour: Pigments) => motif(id, 'estrela', randomFrom(7), colour);
  const defs = star('h', palettes.cobalt) + star('k', night) + star('c', clay);
  const repaired = `<use href="#c" x="${doorX + 400 + tile / 2}" y="${200 + tile / 2}"/>`;
  const opening = door(doorX, 230, doorWidth, height - 230, { stone }, 0.62);
  const left = doorX - 60;
  const ledge = doorWidth + 120;
  const step = `<path d="M${left} ${height - 36}h${ledge}v36h-${ledge}z" fill="${stone}"/><path d="M${left} ${height - 36}h${ledge}" stroke="${pigment.sand}" stroke-width="3"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMaxYMax slice"><defs>${defs}</defs><path d="${ghost}" fill="none" stroke="#6f90e6" opacity=".28"/>${pale}${laid}${repaired}${opening}${step}</svg>`;
}
