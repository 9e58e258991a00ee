import { isHex } from './colour.ts';
import { type LookColours, ownColours } from './look-colours.ts';

const form = /^([0-9a-f]{6})-([0-9a-f]{6})$/;

/** Writes two colours for an address, such as `17318a-b2451d`; empty for those that the site has anyway. */
export function lookCodeOf({ wall, accent }: LookColours): string {
  if (wall === ownColours.wall && accent === ownColours.accent) return '';
  return `${wall.slice(1)}-${accent.slice(1)}`;
}

/** Reads the colours of such a code; null for any other text. */
export function readLookCode(code: string): LookColours | null {
  const [, wall = '', accent = ''] = form.exec(code) ?? [];
  const colours = { wall: `#${wall}`, accent: `#${accent}` };
  return isHex(colours.wall) && isHex(colours.accent) ? colours : null;
}
