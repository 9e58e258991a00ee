import { Hono } from 'hono';
import { readLookCode } from '#core/look/look-code.ts';
import { drawDressed } from './look/dressed-art.server.ts';

const maxDrawings = 2000;
const oneWeek = 'public, max-age=604800';
/** The name of a face has its version. */
const forever = 'public, max-age=31536000, immutable';

/**
 * `/art/<name>.svg`: drawings generated from their names, always with the same bytes; with `?l=<code>`, in
 * the colours of a look and with its door.
 */
export function art(): Hono {
  const drawings = new Map<string, string>();
  return new Hono().get('/art/:file{[a-z0-9-]+\\.svg}', (c, next) => {
    const name = c.req.param('file').slice(0, -'.svg'.length);
    const code = c.req.query('l') ?? '';
    const look = readLookCode(code);
    // What is no code draws the same as none, and must not be kept for one.
    const key = look ? `${name}?${code}` : name;
    const svg = drawings.get(key) ?? drawDressed(name, look);
    if (svg === null) return next();
    if (drawings.size >= maxDrawings) drawings.clear();
    drawings.set(key, svg);
    c.header('Content-Type', 'image/svg+xml');
    c.header('Cache-Control', name.startsWith('face-') ? forever : oneWeek);
    return c.body(svg);
  });
}
