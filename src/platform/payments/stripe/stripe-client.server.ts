import Stripe from 'stripe';

export type StripeSettings = {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Where Stripe's API is asked; unset or null: Stripe's own address. */
  apiUrl?: string | null;
};

/** A visitor waits for the answer: three tries of this many milliseconds end before a proxy gives up. */
const timeout = 8000;

/** Stripe's own client. Its API version is the one that its types were made for. */
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
