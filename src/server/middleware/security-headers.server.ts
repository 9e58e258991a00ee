import type { MiddlewareHandler } from 'hono';

/** Nothing from other hosts, no inline styles, two inline scripts, no framing by other sites. */
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

type Sources = Partial<Record<keyof typeof ownSources, string>>;

/**
 * Stripe's card form, with Link, which the form offers to buyers who have it.
 * Source: https://docs.stripe.com/security/guide?csp=csp-js#content-security-policy
 */
const stripeSources: Sources = {
  'script-src': 'https://js.stripe.com https://*.js.stripe.com',
  'frame-src':
    'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com https://link.com https://*.link.com',
  'connect-src': 'https://api.stripe.com https://link.com https://*.link.com',
  'img-src': 'https://*.stripe.com https://*.link.com',
};

function policy(...added: Sources[]): string {
  return Object.entries(ownSources)
    .map(([name, own]) => [
      name,
      own,
      ...added.map((more) => more[name as keyof typeof ownSources]),
    ])
    .map((parts) => parts.filter(Boolean).join(' '))
    .join('; ');
}

const permissions = [
  'camera=(), geolocation=(), microphone=()',
  'publickey-credentials-get=(self), publickey-credentials-create=(self)',
].join(', ');
const checkout = /^(?:\/pt)?\/checkout$/;

export type PolicySetup = {
  https: boolean;
  stripe: boolean;
  /** The sources of the scripts in the head of pages. */
  scriptSource: string;
};

/**
 * Returns what gives the content security policy of a path. With `stripe`, Stripe's card form is
 * allowed on the checkout in both languages, and nowhere else.
 */
export function createPolicy({ stripe, scriptSource }: PolicySetup): (path: string) => string {
  const inHead = { 'script-src': scriptSource };
  const plain = policy(inHead);
  const withStripe = policy(inHead, stripeSources);
  return (path) => (stripe && checkout.test(path) ? withStripe : plain);
}

type HeadersOf = (path: string, status?: number) => [name: string, value: string][];

/**
 * Returns what gives the security headers of a path; `https` adds strict transport security. Assets
 * need few: the others apply to documents only and would add half a kilobyte to each of forty files.
 */
export function createSecurityHeaders(setup: PolicySetup): HeadersOf {
  const policyOf = createPolicy(setup);
  const always: [string, string] = ['X-Content-Type-Options', 'nosniff'];
  const transport: [string, string] = ['Strict-Transport-Security', 'max-age=31536000'];
  return (path, status = 200) => {
    if (path.startsWith('/assets/') && status < 300) return [always];
    return [
      always,
      ['Content-Security-Policy', policyOf(path)],
      ['Referrer-Policy', 'strict-origin-when-cross-origin'],
      ['Permissions-Policy', permissions],
      ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
      ...(setup.https ? [transport] : []),
    ];
  };
}

/** Sets the security headers of every response; a policy that it has already stays. */
export function securityHeaders(setup: PolicySetup): MiddlewareHandler {
  const headersOf = createSecurityHeaders(setup);
  return async (c, next) => {
    await next();
    const { headers, status } = c.res;
    for (const [name, value] of headersOf(c.req.path, status))
      if (!headers.has(name)) headers.set(name, value);
  };
}
