import { readLookCode } from '#core/look/look-code.ts';
import { deriveTokens, ownColours } from '#core/look/look-colours.ts';
import { canDraw, drawLine, widthOf } from '../share/lay-out-text.server.ts';
import { drawDressed } from './dressed-art.server.ts';
import { type DrawnLogo, placeLogo, plate } from './place-logo.ts';

/** `tile`: as a mark with round corners. `full`: to its edges, for platforms that cut it to a shape of their own. */
export type IconShape = 'tile' | 'full';

export type IconOf = {
  brand: string;
  /** The code of the colours; empty for those of the site. */
  code: string;
  logo: DrawnLogo | null;
};

const side = 512;
/** A logo that is so much wider than high is not read as an icon: its company has initials instead. */
const widest = 2.4;
/** How much of the side is used: platforms may cut a circle of 80 %. */
const used = { tile: 0.92, full: 0.62 } as const;

function document(content: string, size: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${side} ${side}">${content}</svg>`;
}

function ground(colour: string, shape: IconShape): string {
  const corner = shape === 'tile' ? ` rx="${side * 0.14}"` : '';
  return `<rect width="${side}" height="${side}"${corner} fill="${colour}"/>`;
}

/** Returns the first letters of the first and the last word of a name: `TF`. */
export function initialsOf(brand: string): string {
  const words = brand.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word = '') => (word.match(/./u)?.[0] ?? '').toUpperCase()).join('');
}

function drawInitials(letters: string, colour: string, shape: IconShape): string {
  const most = side * (shape === 'full' ? 0.5 : 0.68);
  const size = Math.min(
    side * (shape === 'full' ? 0.5 : 0.64),
    (most / widthOf(letters, side)) * side,
  );
  const x = (side - widthOf(letters, size)) / 2;
  // A capital is seven tenths of the size high.
  return drawLine(letters, { x, y: side / 2 + size * 0.35, size, fill: colour });
}

/** Draws the icon of a company, as SVG: its logo, else its initials on the colour of its wall. */
export function drawIcon({ brand, code, logo }: IconOf, shape: IconShape, size = side): string {
  if (logo && logo.width <= logo.height * widest) {
    const room = side * used[shape];
    const edge = (side - room) / 2;
    const light = shape === 'full' || logo.needsPlate ? ground(plate, shape) : '';
    const inner = logo.needsPlate && shape === 'tile' ? edge + side * 0.06 : edge;
    const place = { x: inner, y: inner, width: side - 2 * inner, height: side - 2 * inner };
    return document(light + placeLogo(logo, place), size);
  }
  const look = readLookCode(code) ?? { ...ownColours, door: 'arch' as const };
  const letters = initialsOf(brand);
  const tokens = deriveTokens(look);
  if (letters !== '' && canDraw(letters))
    return document(
      ground(tokens.wall[0], shape) + drawInitials(letters, tokens['on-wall'][0], shape),
      size,
    );
  const mark = (drawDressed('logo', look) ?? '').replace(
    '<svg ',
    `<svg width="${side}" height="${side}" `,
  );
  return document((shape === 'full' ? ground(tokens.wall[0], shape) : '') + mark, size);
}
