import { Hono } from 'hono';
import { drawArt } from '#ui/art/generator/draw-art.server.ts';

const maxDrawings = 2000;
const oneWeek = 'public, max-age=604800';
/** The name of a face has its version. */
const forever = 'public, max-age=31536000, immutable';

/** `/art/<name>.svg`: drawings generated from their names, always with the same bytes. */
export function art(): Hono {
  const drawings = new Map<string, string>();
  return new Hono().get('/art/:file{[a-z0-9-]+\\.svg}', (c, next) => {
    const name = c.req.param('file').slice(0, -'.svg'.length);
    const svg = drawings.get(name) ?? drawArt(name);
    if (svg === null) return next();
    if (drawings.size >= maxDrawings) drawings.clear();
    drawings.set(name, svg);
    c.header('Content-Type', 'image/svg+xml');
    c.header('Cache-Control', name.startsWith('face-') ? forever : oneWeek);
    return c.body(svg);
  });
}
