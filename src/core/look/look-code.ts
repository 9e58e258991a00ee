import { isHex } from './colour.ts';
import { type LookColours, ownColours } from './look-colours.ts';

/** The doors that are drawn; the first is the one that the site has anyway. */
export const doorNames = ['arch', 'lintel', 'ogee', 'leaves'] as const;
export type DoorName = (typeof doorNames)[number];

/** What a drawing follows: two colours and a door. */
export type Look = LookColours & { door: DoorName };

const [ownDoor] = doorNames;
const form = /^([0-9a-f]{6})-([0-9a-f]{6})(?:-([a-z]+))?$/;

export function isDoorName(text: string): text is DoorName {
  return doorNames.some((name) => name === text);
}

/** Writes a look for an address, such as `17318a-b2451d` or `17318a-b2451d-ogee`. */
export function formatLookCode({
  wall,
  accent,
  door = ownDoor,
}: LookColours & Partial<Look>): string {
  const colours = `${wall.slice(1)}-${accent.slice(1)}`;
  return door === ownDoor ? colours : `${colours}-${door}`;
}

/** Does the same, but for the look that the site has anyway: its code is empty. */
export function lookCodeOf(look: LookColours & Partial<Look>): string {
  const code = formatLookCode(look);
  return code === formatLookCode(ownColours) ? '' : code;
}

/** Reads the look of such a code; null for any other text. */
export function readLookCode(code: string): Look | null {
  const [, wall = '', accent = '', door = ownDoor] = form.exec(code) ?? [];
  const look = { wall: `#${wall}`, accent: `#${accent}` };
  return isHex(look.wall) && isHex(look.accent) && isDoorName(door) ? { ...look, door } : null;
}
