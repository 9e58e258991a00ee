import type { DoorName } from '#core/look/look-code.ts';
import { doorShapes } from './doors.ts';
import { lights, type SkyName } from './lisbon-sky.ts';
import { pigment } from './palettes.ts';

const { ink, deep, terra, green } = pigment;

/** Three rows of waves, as in the pavement of Rossio. */
function waves(): string {
  return [540, 557, 574]
    .map((y) => {
      const there = 'q8-7 16 0t16 0q8 7 16 0t16 0'.repeat(5);
      const back = 'q-8 7-16 0t-16 0q-8-7-16 0t-16 0'.repeat(5);
      return `M150 ${y}${there}v8${back}z`;
    })
    .join('');
}

/** The balusters of the parapet. */
function balusters(): string {
  return Array.from(
    { length: 9 },
    (_, place) => `M${178 + place * 31} 492q-8 14 0 30h8q8-16 0-30z`,
  ).join('');
}

function terrace(stone: string, shade: string): string {
  return `<path d="M160 522h280v10H160z" fill="${shade}"/><path d="M160 530h280v70H160zM160 484h280v8H160z${balusters()}" fill="${stone}"/><path d="${waves()}" fill="${deep}" opacity=".82"/>`;
}

const orangeTree = `<path fill="${green}" d="M222 392a30 30 0 0 1 30 30v14h-22a38 38 0 0 1-38-38a30 30 0 0 1 30-6z"/><circle cx="212" cy="418" r="34" fill="${green}"/><path fill="#2f8068" d="M212 398a24 24 0 1 0 48 0a24 24 0 1 0-48 0zM176 396a20 20 0 1 0 40 0a20 20 0 1 0-40 0z"/><path fill="#6b4a2f" d="M208 440h8v72h-8z"/><path fill="${terra}" d="M184 506h56l-9 52h-38z"/><path fill="#a8431f" d="M180 500h64v12h-64z"/>`;

function lamp(light: string, glow: number, iron: string): string {
  const halo =
    glow === 0
      ? ''
      : `<g opacity="${glow}" fill="#f3c15f"><circle cx="34" cy="212" r="150" opacity=".1"/><circle cx="34" cy="212" r="96" opacity=".14"/><circle cx="34" cy="212" r="54" fill="#f8d48a" opacity=".3"/></g>`;
  return `${halo}<path fill="${iron}" d="M76 150h8v60h-8zM30 156h50v6H30zM31 162h6v14h-6zM16 186l8-12h20l8 12zM14 184h40v6H14zM22 240h24v7H22z"/><path fill="${light}" d="M18 190h32l-5 50H23z"/><path fill="none" stroke="${iron}" stroke-width="3" d="M34 190v50M18 190h32l-5 50H23z"/>`;
}

/** Which door is drawn. `iron`: the colour of its lamp, on a wall that is as dark as iron is. */
export type DoorDress = { door?: DoorName; iron?: string };

/**
 * Returns the door of the home page in one light: 6 by 6.5 tiles, and 1.2 to the left for the lamp's
 * glow, or without both. Behind the terrace its opening is empty.
 */
export function openDoor(
  name: SkyName,
  { isBare = false, door = 'arch', iron = ink }: DoorDress & { isBare?: boolean } = {},
): string {
  const light = lights[name];
  const { opening, jambs, front } = doorShapes[door];
  const lit = isBare ? '' : lamp(light.lamp, light.glow, iron);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${isBare ? '0 0 600 650' : '-120 0 720 650'}"><defs><clipPath id="o"><path clip-rule="evenodd" d="M0 0H600V650H0z${opening}"/></clipPath><clipPath id="i"><path d="${opening}"/></clipPath></defs><g clip-path="url(#o)">${jambs(light)}</g><g clip-path="url(#i)">${terrace(light.stone, light.shade)}${orangeTree}</g>${front(light)}${lit}</svg>`;
}
