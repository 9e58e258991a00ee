import type { Context } from 'hono';

/** Sets what keeps a page or answer behind a mailed link between its reader and us. */
export function keepPrivate(c: Context): void {
  c.header('Cache-Control', 'private, no-store');
  c.header('X-Robots-Tag', 'noindex');
  c.header('Referrer-Policy', 'no-referrer');
}
