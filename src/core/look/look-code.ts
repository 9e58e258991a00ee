import { isHex } from './colour.ts';
import { type LookColours, ownColours } from './look-colours.ts';

const form = /^([0-9a-f]{6})-([0-9a-f]{6})$/;

/** Writes two colours for an address, such as `17318a-b2451d`. */
export function formatLookCode({ wall, accent }: LookColours): string {
  return `${wall.slice(1)}-${accent.slice(1)}`;
}

/** Does the same, but for the colours that the site has anyway: theirs is empty. */
export function lookCodeOf(colours: LookColours): string {
  const isOwn = colours.wall === ownColours.wall && colours.accent === ownColours.accent;
  return isOwn ? '' : formatLookCode(colours);
}

/** Reads the colours of such a code; null for any other text. */
export function readLookCode(code: string): LookColours | null {
  const [, wall = '', accent = ''] = form.exec(code) ?? [];
  const colours = { wall: `#${wall}`, accent: `#${accent}` };
  return isHex(colours.wall) && isHex(colours.accent) ? colours : null;
}
