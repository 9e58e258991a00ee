import type { Pigments } from './palettes.ts';
import { tenth, thousandth } from './rounding.ts';
import type { Random } from './seed.ts';

export type MotifName = 'estrela' | 'folha' | 'laco' | 'ponta' | 'quadrifolio' | 'enxaquetado';

/** In the order in which a seed picks them. */
export const motifNames = [
  'estrela',
  'folha',
  'laco',
  'ponta',
  'quadrifolio',
  'enxaquetado',
] as const satisfies readonly MotifName[];

type Quadrant = (random: Random, colour: Pigments) => string;

/** One quadrant of 50 units each; the motif mirrors it twice. */
const quadrants: Record<MotifName, Quadrant> = {
  estrela(random, colour) {
    const point = 17 + random() * 5;
    const ring = tenth(20 + random() * 6);
    return `<circle cx="50" cy="50" r="${ring}" fill="${colour.middle}"/><circle cx="50" cy="50" r="9" fill="${colour.glaze}"/><path d="M0 0H${tenth(point)}V${tenth(point)}H0z" fill="${colour.deep}"/><path d="M0 0H${tenth(point * 1.42)}L0 ${tenth(point * 1.42)}z" fill="${colour.deep}"/><circle r="${tenth(point * 0.62)}" fill="${colour.glaze}"/><circle r="${tenth(point * 0.3)}" fill="${colour.accent}"/><path d="M50 0 40 5 33 0M0 50 5 40 0 33" fill="${colour.middle}"/>`;
  },
  folha(random, colour) {
    const near = tenth(5 + random() * 6);
    const far = tenth(36 + random() * 8);
    return `<path d="M4 4Q${near} ${far} 43 43Q${far} ${near} 4 4z" fill="${colour.deep}"/><path d="M9 9 38 38" stroke="${colour.glaze}" stroke-width="1.6"/><path d="M0 0Q26 14 50 0zM0 0Q14 26 0 50z" fill="${colour.middle}"/><circle cx="50" cy="50" r="10" fill="${colour.pale}"/><circle cx="50" cy="50" r="5" fill="${colour.deep}"/><circle r="7" fill="${colour.glaze}"/><circle r="4" fill="${colour.accent}"/>`;
  },
  laco(random, colour) {
    const width = tenth(4 + random() * 3);
    return `<path d="M50 0Q0 0 0 50" fill="none" stroke="${colour.deep}" stroke-width="${width}"/><path d="M50 14Q14 14 14 50" fill="none" stroke="${colour.middle}" stroke-width="2"/><circle cx="50" cy="50" r="22" fill="${colour.deep}"/><circle cx="50" cy="50" r="14" fill="${colour.glaze}"/><circle cx="50" cy="50" r="7" fill="${colour.middle}"/><path d="M0 0H9L0 9z" fill="${colour.accent}"/><circle cx="25" cy="25" r="2.6" fill="${colour.deep}"/>`;
  },
  ponta(random, colour) {
    const heart = random() > 0.5 ? colour.accent : colour.glaze;
    return `<path d="M0 0H50L25 25z" fill="${colour.pale}"/><path d="M50 0V50L25 25z" fill="${colour.middle}"/><path d="M50 50H0L25 25z" fill="${colour.deep}"/><path d="M0 50V0L25 25z" fill="${colour.glaze}"/><path d="M25 14 36 25 25 36 14 25z" fill="${heart}"/>`;
  },
  quadrifolio(random, colour) {
    const outer = tenth(19 + random() * 4);
    const inner = tenth(outer - 6);
    return `<circle cx="0" cy="26" r="${outer}" fill="${colour.deep}"/><circle cx="26" cy="0" r="${outer}" fill="${colour.deep}"/><circle cx="0" cy="26" r="${inner}" fill="${colour.glaze}"/><circle cx="26" cy="0" r="${inner}" fill="${colour.glaze}"/><circle r="12" fill="${colour.middle}"/><circle r="5" fill="${colour.accent}"/><path d="M50 28V50H28z" fill="${colour.middle}"/><path d="M50 40V50H40z" fill="${colour.glaze}"/>`;
  },
  enxaquetado(random, colour) {
    const width = tenth(9 + random() * 3);
    const rest = tenth(50 - width);
    return `<path d="M50 ${width}V0H${rest}L0 ${rest}V50H${width}L50 ${width}z" fill="${colour.deep}"/><path d="M0 0H22L0 22z" fill="${colour.pale}"/><path d="M0 0H11L0 11z" fill="${colour.middle}"/><path d="M50 30V50H30z" fill="${colour.middle}"/><path d="M50 41V50H41z" fill="${colour.accent}"/>`;
  },
};

/** A heritage tile of 100 units around its centre, as `#id`: one quadrant, mirrored twice. */
export function motif(id: string, name: MotifName, random: Random, colour: Pigments): string {
  return `<clipPath id="${id}c"><path d="M-50-50H50V50H-50z"/></clipPath><g id="${id}q"><g transform="translate(-.3 -.3)">${quadrants[name](random, colour)}</g></g><g id="${id}" clip-path="url(#${id}c)"><path d="M-50-50H50V50H-50z" fill="${colour.glaze}"/><use href="#${id}q"/><use href="#${id}q" transform="scale(-1 1)"/><use href="#${id}q" transform="scale(1 -1)"/><use href="#${id}q" transform="scale(-1)"/></g>`;
}

/** The motif `#id` repeated as the pattern `#idp`, each tile `size` units wide. */
export function pattern(id: string, size: number): string {
  const side = thousandth(size);
  const middle = thousandth(size / 2);
  return `<pattern id="${id}p" width="${side}" height="${side}" patternUnits="userSpaceOnUse"><use href="#${id}" transform="translate(${middle} ${middle}) scale(${thousandth(size / 100)})"/></pattern>`;
}
