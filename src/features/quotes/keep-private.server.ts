import type { Context as HonoContext } from 'hono';

/** Keeps a page or answer behind a mailed link between its reader and us. */
export function keepQuotePrivate(c: HonoContext): void {
  c.header('Cache-Control', 'private, no-store');
  c.header('X-Robots-Tag', 'noindex');
  c.header('Referrer-Policy', 'no-referrer');
}
