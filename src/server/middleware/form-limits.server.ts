import { Hono } from 'hono';
import type { CallerOf } from '#platform/http/caller-address.server.ts';
import { rateLimit } from './rate-limit.server.ts';

const hour = 3600;

/**
 * How often one address may send each form: enough for a company behind one address. Its network, an
 * IPv4 /24 or IPv6 /48, may send three times as many.
 */
export const formLimits = {
  '/api/bookings': { hour: 10, day: 30 },
  '/api/bookings/manage/*': { hour: 30, day: 100 },
  '/api/contact': { hour: 10, day: 30 },
  '/api/sign-in': { hour: 20, day: 60 },
  '/api/sign-in/*': { hour: 60, day: 200 },
  '/api/newsletter/subscribe': { hour: 20, day: 60 },
  '/api/newsletter/new-link': { hour: 20, day: 60 },
  '/api/create-payment-intent': { hour: 30, day: 100 },
  // The payment page repeats its question while a payment is pending.
  '/api/payments/look': { hour: 120, day: 600 },
  '/api/orders/*': { hour: 60, day: 200 },
  '/api/subscriptions/*': { hour: 60, day: 200 },
  '/api/withdrawals': { hour: 20, day: 60 },
  '/api/withdrawals/*': { hour: 60, day: 200 },
  '/api/with-us': { hour: 20, day: 60 },
  '/api/with-us/*': { hour: 60, day: 200 },
  '/api/sandbox/*': { hour: 60, day: 200 },
  // Several papers at once, each sent again while the connection is cut.
  '/api/do/*': { hour: 200, day: 600 },
} as const;

/** Limits each form separately, in addition to the limit for all writes. */
export function limitForms(limiting: { callerOf: CallerOf; now: () => number }): Hono {
  const limits = new Hono();
  for (const [path, most] of Object.entries(formLimits)) {
    const windows = [
      { limit: most.hour, seconds: hour },
      { limit: most.day, seconds: 24 * hour },
    ];
    limits.use(path, rateLimit({ windows, skipFailedRequests: true, ...limiting }));
  }
  return limits;
}

/** Limits what is posted to the pages behind mailed links, whose forms need no scripts. */
export function limitPosts(limiting: { callerOf: CallerOf; now: () => number }) {
  const { hour: hourly, day } = formLimits['/api/do/*'];
  const windows = [
    { limit: hourly, seconds: hour },
    { limit: day, seconds: 24 * hour },
  ];
  return rateLimit({ windows, skipFailedRequests: true, ...limiting });
}
