import { Hono } from 'hono';
import { readLookCode } from '#core/look/look-code.ts';
import type { LookColours } from '#core/look/look-colours.ts';
import { recolourDrawing } from '#core/look/recolour.ts';
import { drawArt } from '#ui/art/generator/draw-art.server.ts';

const maxDrawings = 2000;
const oneWeek = 'public, max-age=604800';
/** The name of a face has its version. */
const forever = 'public, max-age=31536000, immutable';

/** Draws what a name says, in the colours of a look where they are given; null for an unknown name. */
function draw(name: string, colours: LookColours | null): string | null {
  const svg = drawArt(name);
  return svg === null || colours === null ? svg : recolourDrawing(name, svg, colours);
}

/**
 * `/art/<name>.svg`: drawings generated from their names, always with the same bytes; with `?l=<code>`, in
 * the colours of a look.
 */
export function art(): Hono {
  const drawings = new Map<string, string>();
  return new Hono().get('/art/:file{[a-z0-9-]+\\.svg}', (c, next) => {
    const name = c.req.param('file').slice(0, -'.svg'.length);
    const code = c.req.query('l') ?? '';
    const colours = readLookCode(code);
    // What is no code draws the same as none, and must not be kept for one.
    const key = colours ? `${name}?${code}` : name;
    const svg = drawings.get(key) ?? draw(name, colours);
    if (svg === null) return next();
    if (drawings.size >= maxDrawings) drawings.clear();
    drawings.set(key, svg);
    c.header('Content-Type', 'image/svg+xml');
    c.header('Cache-Control', name.startsWith('face-') ? forever : oneWeek);
    return c.body(svg);
  });
}
