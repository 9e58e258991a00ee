import type { MiddlewareHandler } from 'hono';

/** Nothing from other hosts, no inline scripts or styles, no framing by other sites. */
const ownSources = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'frame-src': "'self'",
  'frame-ancestors': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
};

/** Source: https://docs.stripe.com/security/guide?csp=csp-js#content-security-policy */
const stripeSources: Partial<Record<keyof typeof ownSources, string>> = {
  'script-src': 'https://js.stripe.com https://*.js.stripe.com',
  'frame-src': 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  'connect-src': 'https://api.stripe.com',
  'img-src': 'https://*.stripe.com',
};

function policy(more: typeof stripeSources): string {
  return Object.entries(ownSources)
    .map(([name, own]) => [name, own, more[name as keyof typeof ownSources]])
    .map((parts) => parts.filter(Boolean).join(' '))
    .join('; ');
}

const plainPolicy = policy({});
const checkoutPolicy = policy(stripeSources);
const permissions = [
  'camera=(), geolocation=(), microphone=()',
  'publickey-credentials-get=(self), publickey-credentials-create=(self)',
].join(', ');
const checkout = /^(?:\/pt)?\/checkout$/;

/**
 * Returns the content security policy of a path. With `stripe`, Stripe's card form is allowed on the
 * checkout in both languages, and nowhere else.
 */
export function contentSecurityPolicy(path: string, { stripe }: { stripe: boolean }): string {
  return stripe && checkout.test(path) ? checkoutPolicy : plainPolicy;
}

/**
 * Sets the security headers of every response; `https` adds strict transport security. Assets need
 * few: the others apply to documents only and would add half a kilobyte to each of forty files.
 */
export function securityHeaders({
  https,
  stripe,
}: {
  https: boolean;
  stripe: boolean;
}): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const headers = c.res.headers;
    headers.set('X-Content-Type-Options', 'nosniff');
    if (c.req.path.startsWith('/assets/') && c.res.status < 300) return;
    if (!headers.has('Content-Security-Policy'))
      headers.set('Content-Security-Policy', contentSecurityPolicy(c.req.path, { stripe }));
    if (!headers.has('Referrer-Policy'))
      headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
    headers.set('Permissions-Policy', permissions);
    headers.set('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
    if (https) headers.set('Strict-Transport-Security', 'max-age=31536000');
  };
}
