import { arch } from '../generator/openings.ts';
import { pigment } from '../generator/palettes.ts';
import { fillPath, rectangle, sceneSvg } from './scene-parts.ts';

/** The picture in the opening, and where it begins. */
const [width, height] = [900, 1200];
const [left, top] = [150, 98];
const jamb = 78;
const keystone = 'M552 0h96l-17 84h-62z';
const shade = '#d5cbba';

/** Sets a picture of 900 by 1200 into an arched opening: jambs, keystone and step in one drawing. */
export function vaoFrame(id: string, picture: string): string {
  const opening = arch(left, top, width, height);
  const outer = arch(left - jamb, top - jamb, width + 2 * jamb, height + jamb);
  const { stone, sand, glaze } = pigment;
  const drawn = [
    `<linearGradient id="${id}g"><stop stop-color="${shade}"/><stop offset=".05" stop-color="${stone}"/><stop offset=".95" stop-color="${stone}"/><stop offset="1" stop-color="${shade}"/></linearGradient>`,
    fillPath(outer, `url(#${id}g)`),
    `<clipPath id="${id}"><path d="${opening}"/></clipPath>`,
    `<g clip-path="url(#${id})"><g transform="translate(${left} ${top})">${picture}</g></g>`,
    `<path d="${opening}" fill="none" stroke="${sand}" stroke-width="8"/>`,
    fillPath(keystone, '#cbbfa9'),
    fillPath(rectangle(0, top + height, 1200, 52), stone),
    fillPath(rectangle(0, top + height, 1200, 8), glaze),
    fillPath(rectangle(0, top + height + 42, 1200, 10), sand),
  ];
  return sceneSvg(1200, top + height + 52, drawn.join(''));
}
