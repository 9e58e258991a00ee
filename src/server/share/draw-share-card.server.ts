import { readLookCode } from '#core/look/look-code.ts';
import { deriveTokens } from '#core/look/look-colours.ts';
import { drawDressed } from '../look/dressed-art.server.ts';
import { type DrawnLogo, placeLogo, plate } from '../look/place-logo.ts';
import { shareSize } from './drawn-pictures.server.ts';
import { breakLines, canDraw, drawLine } from './lay-out-text.server.ts';

/** What the picture of a shared link shows. `art`: the name of a drawing, or null for the wall. */
export type ShareCard = {
  brand: string;
  kind: string | null;
  title: string;
  art: string | null;
  /** The code of the colours that the owner chose; empty for those of the site. */
  look?: string;
  /** The company's own logo. `hasName`: the brand is in it. */
  logo?: (DrawnLogo & { hasName: boolean }) | null;
};

const { width, height } = shareSize;
const margin = 72;
const colours = { ground: '#17318a', text: '#fbfbf8', kind: '#eab24a' };

type Dress = { colours: typeof colours; drawn: (name: string) => string | null };

function dressOf(code: string): Dress {
  const look = readLookCode(code);
  const drawn = (name: string) => drawDressed(name, look);
  if (look === null) return { colours, drawn };
  const tokens = deriveTokens(look);
  const [ground, text, kind] = [tokens.wall[0], tokens['on-wall'][0], tokens['on-wall-2'][0]];
  return { colours: { ground, text, kind }, drawn };
}
/** From the largest down; a title that needs more lines than four is cut. */
const sizes = [92, 84, 76, 68, 60, 52, 46];
const mostLines = 4;

function layOut(title: string, room: number): { lines: string[]; size: number } {
  for (const size of sizes) {
    const lines = breakLines(title, room, size);
    if (lines && lines.length <= mostLines) return { lines, size };
  }
  const size = sizes.at(-1) ?? 46;
  const words = title.split(/\s+/);
  for (let count = words.length; count > 0; count -= 1) {
    const lines = breakLines(`${words.slice(0, count).join(' ')}…`, room, size);
    if (lines && lines.length <= mostLines) return { lines, size };
  }
  return { lines: [], size };
}

function within(svg: string, frame: string): string {
  return svg.replace(/^<svg [^>]*?(viewBox="[^"]+")[^>]*>/, `<svg ${frame} $1>`);
}

function picture(art: string | null, { drawn }: Dress): string {
  const scene = art === null ? null : drawn(`${art}-1x1`);
  if (scene) return within(scene, `x="${width - height}" width="${height}" height="${height}"`);
  const wall = drawn('hero') ?? '';
  const frame = `width="${width}" height="${height}" preserveAspectRatio="xMaxYMax slice"`;
  return within(wall, frame);
}

const head = { y: 56, height: 64 };

function writeBrand(brand: string, x: number, { colours }: Dress): string {
  return drawLine(brand, { x, y: 104, size: 48, fill: colours.text });
}

function ownMark(brand: string, dress: Dress): string {
  const place = `x="${margin}" y="${head.y}" width="${head.height}" height="${head.height}"`;
  return within(dress.drawn('logo') ?? '', place) + writeBrand(brand, margin + 82, dress);
}

/** The company's logo, on a light ground where it needs one: the wall behind it is dark. */
function ownLogo(brand: string, logo: NonNullable<ShareCard['logo']>, dress: Dress): string {
  const height = logo.hasName ? head.height * 1.25 : head.height;
  const size = Math.min(1, height / logo.height, 420 / logo.width);
  const [wide, high] = [logo.width * size, logo.height * size];
  const y = head.y + (head.height - high) / 2;
  const ground = logo.needsPlate
    ? `<rect x="${margin - 14}" y="${y - 12}" width="${wide + 28}" height="${high + 24}" rx="8" fill="${plate}"/>`
    : '';
  const drawn = placeLogo(logo, { x: margin, y, width: wide, height: high });
  return ground + drawn + (logo.hasName ? '' : writeBrand(brand, margin + wide + 24, dress));
}

/**
 * Returns the picture of a shared link as SVG, in which all text is outlines, so that it looks the same
 * on a machine without fonts. Null if the title has a sign that cannot be drawn.
 */
export function drawShareCard({
  brand,
  kind,
  title,
  art,
  look = '',
  logo = null,
}: ShareCard): string | null {
  const dress = dressOf(look);
  const { colours } = dress;
  if (![brand, kind ?? '', title].every(canDraw)) return null;
  const room = (art === null ? width * 0.52 : width - height - 40) - margin;
  const { lines, size } = layOut(title, room);
  if (lines.length === 0) return null;
  const leading = size * 1.04;
  const lastBaseline = height - margin - size * 0.1;
  const firstBaseline = lastBaseline - leading * (lines.length - 1);
  const text = lines.map((line, index) =>
    drawLine(line, { x: margin, y: firstBaseline + leading * index, size, fill: colours.text }),
  );
  const above = firstBaseline - size * 0.72 - 28;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${colours.ground}" d="M0 0h${width}v${height}H0z"/>`,
    picture(art, dress),
    logo === null ? ownMark(brand, dress) : ownLogo(brand, logo, dress),
    kind === null ? '' : drawLine(kind, { x: margin, y: above, size: 34, fill: colours.kind }),
    ...text,
    '</svg>',
  ].join('');
}
