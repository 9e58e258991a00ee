import { readLookCode } from '#core/look/look-code.ts';
import { recolourDrawing } from '#core/look/recolour.ts';
import type { Services } from '#platform/context/context.server.ts';
import type { InlineImage } from '#platform/mailer/compose-mail.server.ts';
import { drawNamedFace } from '#ui/art/faces/draw-face.ts';
import { friezeSvg, logoSvg } from '#ui/art/generator/fixed-art.ts';
import { createLookPictures } from './look/look-pictures.server.ts';
import { type DrawnLogo, placeLogo, plate } from './look/place-logo.ts';

/** Tiles beside each other in the band of a mail, and their side in pixels. */
const tiles = 25;
const side = 48;

function band(): string {
  const [, tile = ''] = /^<svg[^>]*>(.*)<use/s.exec(friezeSvg()) ?? [];
  const uses = Array.from({ length: tiles }, (_, place) => {
    const at = (place + 0.5) * 100;
    return `<use href="#a" transform="translate(${at} 50)"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${tiles * side}" height="${side}" viewBox="0 0 ${tiles * 100} 100">${tile}${uses.join('')}</svg>`;
}

const drawings = {
  band,
  logo: () => logoSvg.replace('<svg ', '<svg width="96" height="96" '),
} as const;

type Drawing = { filename: string; svg: string };

const lookCid = /^(band|logo)-([0-9a-z-]+)@entrada\.mail$/;
const ownLogoCid = /^own-logo-[\w-]+@entrada\.mail$/;
const faceCid = /^(face-[a-z0-9-]+)@entrada\.mail$/;

/** The band or the logo in the colours of a look; null for any other name. */
function dressedDrawing(cid: string): Drawing | null {
  const [, name, code = ''] = lookCid.exec(cid) ?? [];
  const colours = readLookCode(code);
  if (colours === null || (name !== 'band' && name !== 'logo')) return null;
  const svg = recolourDrawing(name === 'band' ? 'frieze' : name, drawings[name](), colours);
  return { filename: `${name}.png`, svg };
}

/** A face by its name; null for any other. */
function faceDrawing(cid: string): Drawing | null {
  const [, name] = faceCid.exec(cid) ?? [];
  const svg = name === undefined ? null : drawNamedFace(name);
  return svg === null ? null : { filename: `${name}.png`, svg };
}

/** The company's own logo, on a light ground where it needs one: mails have a dark theme too. */
function ownLogo(logo: DrawnLogo | null): Drawing | null {
  if (logo === null) return null;
  const { width, height, needsPlate } = logo;
  const edge = needsPlate ? Math.round(height * 0.12) : 0;
  const ground = needsPlate
    ? `<rect width="${width}" height="${height}" rx="${edge}" fill="${plate}"/>`
    : '';
  const place = { x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${ground}${placeLogo(logo, place)}</svg>`;
  return { filename: 'logo.png', svg };
}

/**
 * Returns what draws the pictures of a mail by their Content-ID, as PNG, because mail programs show no
 * SVG: faces, the company's own logo, and the band and the mark in the colours of a look. Null for any other name, and where one
 * cannot be drawn: the mail has its colours and words without it. The outbox, which draws them, begins
 * before the services are whole.
 */
export function createMailPictures(
  services: Promise<Services>,
): (cid: string) => Promise<InlineImage | null> {
  const pictures = services.then(createLookPictures);
  return async (cid) => {
    const { draw, logo } = await pictures;
    const drawing = ownLogoCid.test(cid)
      ? ownLogo(await logo())
      : (dressedDrawing(cid) ?? faceDrawing(cid));
    if (drawing === null) return null;
    const { filename, svg } = drawing;
    const content = await draw(svg);
    return content && { cid, filename, contentType: 'image/png', content };
  };
}
