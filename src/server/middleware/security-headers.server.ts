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

/**
 * Stripe's card form, with Link, which the form offers to buyers who have it.
 * Source: https://docs.stripe.com/security/guide?csp=csp-js#content-security-policy
 */
const stripeSources: Partial<Record<keyof typeof ownSources, string>> = {
  'script-src': 'https://js.stripe.com https://*.js.stripe.com',
  'frame-src':
    'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com https://link.com https://*.link.com',
  'connect-src': 'https://api.stripe.com https://link.com https://*.link.com',
  'img-src': 'https://*.stripe.com https://*.link.com',
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

type PolicySetup = { https: boolean; stripe: boolean };

/**
 * Returns the security headers of a path; `https` adds strict transport security. Assets need few:
 * the others apply to documents only and would add half a kilobyte to each of forty files.
 */
export function securityHeadersOf(
  path: string,
  { https, stripe }: PolicySetup,
  status = 200,
): [name: string, value: string][] {
  const always: [string, string] = ['X-Content-Type-Options', 'nosniff'];
  if (path.startsWith('/assets/') && status < 300) return [always];
  return [
    always,
    ['Content-Security-Policy', contentSecurityPolicy(path, { stripe })],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', permissions],
    ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
    ...(https ? [['Strict-Transport-Security', 'max-age=31536000'] as [string, string]] : []),
  ];
}

/** Sets the security headers of every response; a policy that it has already stays. */
export function securityHeaders(setup: PolicySetup): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { headers, status } = c.res;
    for (const [name, value] of securityHeadersOf(c.req.path, setup, status))
      if (!headers.has(name)) headers.set(name, value);
  };
}
