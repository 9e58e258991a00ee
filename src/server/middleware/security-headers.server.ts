import type { MiddlewareHandler } from 'hono';

/** Nothing from another host, no inline script, no inline style, no framing by others. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "frame-src 'self'",
  "frame-ancestors 'self'",
  "form-action 'self'",
  "base-uri 'none'",
].join('; ');

/**
 * Headers that every answer carries. `https` adds strict transport security. Files of the build are
 * no documents: what rules a document would weigh half a kilobyte on each of forty of them.
 */
export function securityHeaders({ https }: { https: boolean }): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const headers = context.res.headers;
    headers.set('X-Content-Type-Options', 'nosniff');
    if (context.req.path.startsWith('/assets/')) return;
    if (!headers.has('Content-Security-Policy'))
      headers.set('Content-Security-Policy', contentSecurityPolicy);
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
    headers.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=()');
    headers.set('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
    if (https) headers.set('Strict-Transport-Security', 'max-age=31536000');
  };
}
