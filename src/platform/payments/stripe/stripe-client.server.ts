import Stripe from 'stripe';

export type StripeSettings = {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Address of the API; unset or null means Stripe's own. */
  apiUrl?: string | null;
};

/** Milliseconds. A visitor is waiting: three attempts must end before a proxy times out. */
const timeout = 8000;

/** Creates Stripe's client, which uses the API version of its types. */
export function createStripeClient({ secretKey, apiUrl }: StripeSettings): Stripe {
  const own = { timeout, maxNetworkRetries: 2, telemetry: false };
  if (!apiUrl) return new Stripe(secretKey, own);
  const { protocol, hostname, port } = new URL(apiUrl);
  return new Stripe(secretKey, {
    ...own,
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    port: port || (protocol === 'http:' ? 80 : 443),
  });
}
