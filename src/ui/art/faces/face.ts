import { hash } from '../generator/seed.ts';
import type { FigureName } from '../scenes/figures.ts';
import type { ScenePaletteName } from '../scenes/scene-palettes.ts';

/** Part of the address of every face, which is kept for a year: it counts up when a drawing changes. */
export const faceVersion = 1;

/** Intrinsic size of a face in pixels: an arch that is seen from the breast up, as a portrait is. */
export const faceSize = { width: 160, height: 200 } as const;

/** Those that read at 40 pixels, for people of whom nothing is known but the name. */
const anybodys = [
  'lighthouse',
  'key',
  'boat',
  'tram',
  'lamp',
  'armchair',
  'olive',
  'rose',
  'bread',
  'kestrel',
  'umbrella',
  'bridge',
  'telephone',
  'pencil',
  'bowl',
  'book',
] as const satisfies readonly FigureName[];

const colours = [
  'cobalt',
  'ochre',
  'green',
  'sky',
  'white',
  'night',
] as const satisfies readonly ScenePaletteName[];

/** Returns the name of a drawing, which says what it shows and nothing of the person. */
export function faceName(figure: FigureName, colour: ScenePaletteName): string {
  return `face-${faceVersion}-${figure}-${colour}`;
}

/**
 * Returns the address of somebody's face: the object that stands for them, or one that their name
 * picks, on tiles in a colour that their name picks. The same name always has the same face.
 */
export function faceAddress(name: string, figure?: FigureName | null): string {
  const seed = hash(name.normalize('NFC').trim().toLowerCase());
  const colour = colours[seed % colours.length] ?? 'cobalt';
  const picked = anybodys[Math.floor(seed / colours.length) % anybodys.length] ?? 'key';
  return `/art/${faceName(figure ?? picked, colour)}.svg`;
}
