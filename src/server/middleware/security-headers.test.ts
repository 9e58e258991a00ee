import { expect, it } from 'vitest';
import { createPolicy } from './security-headers.server.ts';

function policyOf(path: string, stripe: boolean): string {
  return createPolicy({ stripe, https: true, scriptSource: "'sha256-x'" })(path);
}

function sourcesOf(path: string, stripe: boolean): Record<string, string[]> {
  const directives = policyOf(path, stripe).split('; ');
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

/** Returns the sources that the policy of `path` allows in addition to that without Stripe. */
function addedSources(path: string): Record<string, string[]> {
  const plain = sourcesOf('/', false);
  const widened = sourcesOf(path, true);
  expect(Object.keys(widened)).toEqual(Object.keys(plain));
  return Object.fromEntries(
    Object.entries(widened)
      .map(([name, sources]) => [name, sources.filter((one) => !plain[name]?.includes(one))])
      .filter(([, more]) => more?.length),
  );
}

it.each(['/checkout', '/pt/checkout'])("%s allows Stripe's card form, and no more", (path) => {
  expect(addedSources(path)).toEqual({
    'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
    'frame-src': [
      'https://js.stripe.com',
      'https://*.js.stripe.com',
      'https://hooks.stripe.com',
      'https://link.com',
      'https://*.link.com',
    ],
    'connect-src': ['https://api.stripe.com', 'https://link.com', 'https://*.link.com'],
    'img-src': ['https://*.stripe.com', 'https://*.link.com'],
  });
});

it.each([
  '/',
  '/pt',
  '/payment-success',
  '/checkout/',
  '/checkout/x',
  '/en/checkout',
  '/blog/checkout',
  '/api/create-payment-intent',
])('%s allows nothing from other hosts', (path) => {
  expect(addedSources(path)).toEqual({});
});

it('a site without keys allows nothing from other hosts, not even on the checkout', () => {
  expect(policyOf('/checkout', false)).not.toMatch(/https?:/);
});
