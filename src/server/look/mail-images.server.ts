import { createHash } from 'node:crypto';
import { readLookCode } from '#core/look/look-code.ts';
import { recolourDrawing } from '#core/look/recolour.ts';
import type { InlineImage } from '#platform/mailer/compose-mail.server.ts';
import { friezeSvg, logoSvg } from '#ui/art/generator/fixed-art.ts';

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

/** Draws SVG as PNG, kept by a hash of the drawing; null if that fails. */
type DrawPicture = (hash: string, svg: string) => Promise<Buffer | null>;

/**
 * Returns what finds the image of a mail in the colours of a look, by its Content-ID; null for any other
 * name, and where it cannot be drawn: the mail has its colours and words without it.
 */
export function dressedImages(draw: DrawPicture): (cid: string) => Promise<InlineImage | null> {
  return async (cid) => {
    const [, name, code = ''] = /^(band|logo)-([0-9a-f-]+)@entrada\.mail$/.exec(cid) ?? [];
    const colours = readLookCode(code);
    if (colours === null || (name !== 'band' && name !== 'logo')) return null;
    const svg = recolourDrawing(name === 'band' ? 'frieze' : name, drawings[name](), colours);
    const content = await draw(createHash('sha256').update(svg).digest('hex'), svg);
    return content && { cid, filename: `${name}.png`, contentType: 'image/png', content };
  };
}
