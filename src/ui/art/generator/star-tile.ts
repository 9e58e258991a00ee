import type { Pigments } from './palettes.ts';

/** A shape of one quadrant, mirrored into the other three. */
function inEachQuadrant(shape: (x: 1 | -1, y: 1 | -1) => string): string {
  return shape(1, 1) + shape(-1, 1) + shape(1, -1) + shape(-1, -1);
}

/** A quarter of a ring around a corner of the tile. */
function cornerRing(x: number, y: number): string {
  const [outwards, inwards] = x * y > 0 ? [0, 1] : [1, 0];
  return `M${50 * x} ${29.6 * y}A20.4 20.4 0 0 ${outwards} ${29.6 * x} ${50 * y}H${41 * x}A9 9 0 0 ${inwards} ${50 * x} ${41 * y}z`;
}

/**
 * The star of `motif` as `#id`, 100 units around its centre, in five shapes instead of forty: a browser
 * copies and paints every shape of every tile on a wall.
 */
export function starTile(id: string, colour: Pigments): string {
  const edges =
    'M50 0 40 5 33 0 40-5zM-50 0-40 5-33 0-40-5zM0 50 5 40 0 33-5 40zM0-50 5-40 0-33-5-40z';
  return `<g id="${id}"><path d="M-50-50H50V50H-50z" fill="${colour.glaze}"/><path d="${inEachQuadrant(cornerRing)}${edges}" fill="${colour.middle}"/><path d="M-17.1-17.1H17.1V17.1H-17.1zM0-24.2 24.2 0 0 24.2-24.2 0z" fill="${colour.deep}"/><circle r="10.6" fill="${colour.glaze}"/><circle r="5.1" fill="${colour.accent}"/></g>`;
}
