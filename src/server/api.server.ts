import { type ErrorHandler, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { except } from 'hono/combine';
import { openAPIRouteHandler } from 'hono-openapi';
import type { Clock } from '#core/clock.ts';
import { authApi } from '#features/auth/auth.api.server.ts';
import { blogApi } from '#features/blog/blog.api.server.ts';
import { bookingApi } from '#features/booking/booking.api.server.ts';
import { caseStudiesApi } from '#features/case-studies/case-studies.api.server.ts';
import { catalogApi } from '#features/catalog/catalog.api.server.ts';
import { companyApi } from '#features/company/company.api.server.ts';
import { requireCompany } from '#features/company/company.repository.server.ts';
import { contactApi } from '#features/contact/contact.api.server.ts';
import { faqApi } from '#features/faq/faq.api.server.ts';
import { newsletterApi } from '#features/newsletter/newsletter.api.server.ts';
import { offersApi } from '#features/offers/offers.api.server.ts';
import { ordersApi } from '#features/payments/payments.api.server.ts';
import { testimonialsApi } from '#features/testimonials/testimonials.api.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { DatabaseUnavailableError } from '#platform/database/retrying.server.ts';
import { createCallerOf } from '#platform/http/caller-address.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import type { Logger } from '#platform/logger.server.ts';
import type { PaymentProvider } from '#platform/payments/payment-provider.server.ts';
import { answerUnavailable } from './answer-unavailable.server.ts';
import { refuseForeignOrigin } from './middleware/foreign-origin.server.ts';
import { limitForms } from './middleware/form-limits.server.ts';
import { rateLimit } from './middleware/rate-limit.server.ts';

export type ApiDeps = {
  database: Database;
  clock: Clock;
  logger: Logger;
  origin: string;
  rateLimits: boolean;
  /** Proxies, beside those on this machine, whose `X-Forwarded-For` is believed. */
  trustedProxies?: readonly string[];
  /** Whether a visitor who is not signed in sees the sample portal. */
  portalDemo: boolean;
  payments: PaymentProvider;
  /** Tells the outbox that a mail waits. */
  wakeOutbox: () => void;
};

const largestBody = 64 * 1024;
/** Posted by servers of others, many from few addresses; each carries its own proof. */
const callsOfServers = ['/api/newsletter/unsubscribe/:token', '/api/webhooks/*'];
const version = '1';

function answerFailure({ logger }: ApiDeps): ErrorHandler {
  return (error, context) => {
    logger.error({ err: error, method: context.req.method }, 'a call failed');
    if (error instanceof DatabaseUnavailableError) return answerUnavailable(context, error);
    return problem(context, {
      status: 500,
      code: 'internal_error',
      title: 'Something failed on our side; nothing was stored',
    });
  };
}

/** The rooms' calls alone, as the server's own pages ask them. */
export function roomsApi(deps: ApiDeps): Hono {
  const rooms = new Hono();
  const callerOf = createCallerOf(deps.trustedProxies);
  for (const room of [
    companyApi,
    catalogApi,
    blogApi,
    caseStudiesApi,
    testimonialsApi,
    offersApi,
    faqApi,
    authApi,
  ])
    rooms.route('/', room(deps));
  rooms.route('/api/bookings', bookingApi({ ...deps, getCompany: requireCompany }));
  rooms.route('/api/contact', contactApi({ ...deps, getCompany: requireCompany }));
  rooms.route('/api/newsletter', newsletterApi({ ...deps, getCompany: requireCompany, callerOf }));
  rooms.route('/', ordersApi({ ...deps, getCompany: requireCompany }));
  rooms.get(
    '/api/openapi.json',
    openAPIRouteHandler(rooms, {
      documentation: {
        info: { title: 'Entrada', version, description: 'The API that the site reads and writes.' },
        servers: [{ url: deps.origin }],
      },
    }),
  );
  rooms.notFound((context) =>
    problem(context, { status: 404, code: 'not_found', title: 'There is no such call' }),
  );
  rooms.onError(answerFailure(deps));
  return rooms;
}

/** The API as the outside sees it: with limits on size, rate and origin before every room. */
export function publicApi(deps: ApiDeps, rooms: Hono): Hono {
  const api = new Hono();
  api.onError(answerFailure(deps));
  api.use(except(callsOfServers, refuseForeignOrigin(deps.origin)));
  if (deps.rateLimits) {
    const callerOf = createCallerOf(deps.trustedProxies);
    const now = () => deps.clock().getTime();
    const windows = [{ limit: 300, seconds: 60 }];
    api.use(except(callsOfServers, rateLimit({ windows, callerOf, now })));
    api.route('/', limitForms({ callerOf, now }));
  }
  const limit = bodyLimit({
    maxSize: largestBody,
    onError: (context) =>
      problem(context, {
        status: 413,
        code: 'body_too_large',
        title: 'The body is larger than 64 kB',
      }),
  });
  // A card provider's events may be larger; their call has a limit of its own.
  api.use(except('/api/webhooks/*', limit));
  api.all('*', (context) => rooms.fetch(context.req.raw, context.env));
  return api;
}
