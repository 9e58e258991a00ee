import { createHash } from 'node:crypto';
import type { Services } from '#platform/context/context.server.ts';
import type { InlineImage } from '#platform/mailer/compose-mail.server.ts';
import { drawNamedFace } from '#ui/art/faces/draw-face.ts';
import { createDrawnPictures } from './share/drawn-pictures.server.ts';

const faceCid = /^(face-[a-z0-9-]+)@entrada\.mail$/;

/**
 * Returns what draws the faces in mails, as PNG, because mail programs show no SVG. A face that cannot
 * be drawn is left out: its words are in the mail.
 */
export function createMailFaces(services: Services) {
  const drawn = createDrawnPictures(services);
  return async (cid: string): Promise<InlineImage | null> => {
    const [, name] = faceCid.exec(cid) ?? [];
    const svg = name === undefined ? null : drawNamedFace(name);
    if (svg === null) return null;
    const hash = createHash('sha256').update(svg).digest('hex');
    const content = await drawn.read(hash, svg);
    return content && { cid, filename: `${name}.png`, contentType: 'image/png', content };
  };
}
