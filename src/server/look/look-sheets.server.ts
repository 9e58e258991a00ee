import { Hono, type Context as HonoContext } from 'hono';
import { readLookCode } from '#core/look/look-code.ts';
import { formatPreviewSheet } from '#ui/theme/look-sheet.ts';
import { lookSheetOf } from './look-head.server.ts';

function sendSheet(c: HonoContext, css: string, caching: string): Response {
  c.header('Content-Type', 'text/css; charset=utf-8');
  c.header('Cache-Control', caching);
  return c.body(css);
}

/**
 * `/look/<code>.css`: the sheet of two colours, `/look/sample/<code>.css`: what shows them before they are
 * chosen. Both follow from their address alone, so that they are kept as long as a browser likes.
 */
export function lookSheets(): Hono {
  const forever = 'public, max-age=31536000, immutable';
  return new Hono()
    .get('/look/sample/:file{[0-9a-z-]+\\.css}', (c, next) => {
      const colours = readLookCode(c.req.param('file').slice(0, -'.css'.length));
      if (colours === null) return next();
      return sendSheet(c, formatPreviewSheet(colours), 'public, max-age=3600');
    })
    .get('/look/:file{[0-9a-z-]+\\.css}', (c, next) => {
      const sheet = lookSheetOf(c.req.param('file').slice(0, -'.css'.length));
      if (sheet === null) return next();
      const isPresent = c.req.query('v') === sheet.version;
      return sendSheet(c, sheet.css, isPresent ? forever : 'no-cache');
    });
}
