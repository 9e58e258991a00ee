import { type ErrorHandler, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { except } from 'hono/combine';
import { openAPIRouteHandler } from 'hono-openapi';
import { authApi } from '#features/auth/auth.api.server.ts';
import { passkeysApi } from '#features/auth/passkeys/passkeys.api.server.ts';
import { signInApi } from '#features/auth/sign-in/sign-in.api.server.ts';
import { blogApi } from '#features/blog/blog.api.server.ts';
import { bookingApi } from '#features/booking/book/booking.api.server.ts';
import { calendarFeedApi } from '#features/booking/desk/calendar-feed.api.server.ts';
import { manageBookingApi } from '#features/booking/manage/manage-booking.api.server.ts';
import { caseStudiesApi } from '#features/case-studies/case-studies.api.server.ts';
import { contactApi } from '#features/contact/contact.api.server.ts';
import { mailInApi } from '#features/conversations/mail-in/mail-in.api.server.ts';
import { liveApi } from '#features/live/live.api.server.ts';
import { newsletterApi } from '#features/newsletter/newsletter.api.server.ts';
import { paymentsApi } from '#features/payments/desk/payments.api.server.ts';
import { paymentsWebhookApi } from '#features/payments/desk/payments-webhook.api.server.ts';
import { doPaymentApi } from '#features/payments/requests/do-payment.server.ts';
import { doApi } from '#features/projects/do/do.api.server.ts';
import { quotesApi } from '#features/quotes/quotes.api.server.ts';
import { setupGuideApi } from '#features/setup-guide/setup-guide.api.server.ts';
import { withUsApi } from '#features/with-us/with-us.api.server.ts';
import { translate } from '#i18n/texts.ts';
import type { Services } from '#platform/context/context.server.ts';
import {
  type ApiSetup,
  type Audience,
  mountFeatures,
} from '#platform/context/mount-features.server.ts';
import { DatabaseUnavailableError } from '#platform/database/transact.server.ts';
import { FileStoreSilentError } from '#platform/files/file-store.server.ts';
import { allowedMethods, refuseMethod } from '#platform/http/allowed-methods.server.ts';
import { type CallerOf, createCallerOf } from '#platform/http/caller-address.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import { requestTexts } from '#platform/http/request.texts.ts';
import { wasCutOff } from '#platform/http/was-cut-off.server.ts';
import { adminAudience, uploadsAudience } from './admin-api.server.ts';
import { answerSilentStore, answerUnavailable } from './availability/answer-unavailable.server.ts';
import { contentReadsApi } from './content-reads.server.ts';
import { describeFailure, noSuchCall } from './describe-failure.server.ts';
import { limitForms } from './middleware/form-limits.server.ts';
import { rateLimit } from './middleware/rate-limit.server.ts';
import { refuseForeignOrigin, refuseForeignSession } from './middleware/request-origin.server.ts';
import { limitSearches } from './middleware/search-limits.server.ts';
import { contentCalls } from './page-store/content-calls.server.ts';
import type { PageStore } from './page-store/page-store.server.ts';
import { portalAudience } from './portal-api.server.ts';
import { respondBusyCall } from './respond-busy.server.ts';

const maxBodySize = 64 * 1024;
/** Calls of other servers, many from few addresses; each has its own authentication. */
const serverToServerPaths = [
  '/api/newsletter/unsubscribe/:token',
  '/api/webhooks/*',
  '/api/mail-in/*',
];
const version = '1';

/**
 * Who calls what, an entry for each audience; where paths overlap, the later entry's actor applies.
 */
function audiences(services: Services, callerOf: CallerOf): Audience[] {
  return [
    {
      path: '/api/*',
      actorOf: (c) => ({ kind: 'visitor', address: callerOf(c) }),
      features: [
        contentReadsApi,
        blogApi,
        caseStudiesApi,
        setupGuideApi,
        authApi,
        signInApi,
        passkeysApi,
        liveApi,
        bookingApi,
        manageBookingApi,
        calendarFeedApi,
        contactApi,
        newsletterApi,
        paymentsApi,
        quotesApi,
        doPaymentApi,
        doApi,
        withUsApi,
      ],
    },
    adminAudience(services, callerOf),
    uploadsAudience(services, callerOf),
    portalAudience(services, callerOf),
    {
      path: '/api/webhooks/*',
      actorOf: () => ({ kind: 'webhook' }),
      features: [paymentsWebhookApi],
    },
    {
      path: '/api/mail-in/*',
      actorOf: () => ({ kind: 'webhook' }),
      features: [mailInApi],
    },
  ];
}

function handleFailure({ logger }: Services): ErrorHandler {
  return (error, c) => {
    if (wasCutOff(c)) {
      logger.debug('a client cut its request off');
      const title = translate(requestTexts, 'en', 'incomplete_body');
      return problem(c, { status: 400, code: 'incomplete_body', title });
    }
    logger.error({ err: error, method: c.req.method }, 'a call failed');
    if (error instanceof DatabaseUnavailableError) return answerUnavailable(c, error);
    if (error instanceof FileStoreSilentError) return answerSilentStore(c);
    return problem(c, describeFailure(error));
  };
}

/** The features' calls without limits, as the server's own pages use them. */
export function featuresApi(setup: ApiSetup): Hono {
  const { services, settings } = setup;
  const api = new Hono();
  for (const audience of audiences(services, createCallerOf(settings.trustedProxies)))
    api.route('/', mountFeatures(audience, setup));
  api.get(
    '/api/openapi.json',
    openAPIRouteHandler(api, {
      // A path with an ending, such as that of a CSV file, is a call too.
      excludeStaticFile: false,
      // An invalid query is a 422, which its call describes; the library would add a 400.
      defaultValidationErrorResponse: false,
      documentation: {
        info: { title: 'Entrada', version, description: 'The API that the site reads and writes.' },
        servers: [{ url: services.origin }],
      },
    }),
  );
  api.notFound((c) => {
    const allowed = allowedMethods(api, c.req.path);
    return allowed.length > 0 ? refuseMethod(c, allowed) : problem(c, noSuchCall);
  });
  api.onError(handleFailure(services));
  return api;
}

/**
 * The API as clients see it: what the store holds, and the features' calls behind limits on size, rate and origin in front of every feature. */
export function publicApi(
  { services, settings }: ApiSetup,
  features: Hono,
  store?: PageStore,
): Hono {
  const api = new Hono();
  api.onError(handleFailure(services));
  api.use(except(serverToServerPaths, refuseForeignOrigin(services.origin)));
  api.use(refuseForeignSession(services.origin));
  const now = () => services.clock().getTime();
  const limited = settings.rateLimits ? createCallerOf(settings.trustedProxies) : null;
  const searchLimits = { callerOf: limited, now, respondLimited: respondBusyCall };
  api.use('/api/blog-posts', limitSearches(searchLimits));
  if (settings.rateLimits) {
    const callerOf = createCallerOf(settings.trustedProxies);
    const windows = [{ limit: 300, seconds: 60 }];
    api.use(except(serverToServerPaths, rateLimit({ windows, callerOf, now })));
    api.route('/', limitForms({ callerOf, now }));
  }
  const limit = bodyLimit({
    maxSize: maxBodySize,
    onError: (c) =>
      problem(c, {
        status: 413,
        code: 'body_too_large',
        title: 'The body is larger than 64 kB',
      }),
  });
  // A card provider's events and files may be larger; their calls have their own limits.
  const own = [
    '/api/webhooks/*',
    '/api/uploads/*',
    '/api/mail-in/*',
    '/api/admin/content/import',
    '/api/admin/subscribers/import',
    '/api/admin/bank-statements',
    '/api/admin/orders/:reference/invoices/:id',
    '/api/admin/projects/:id/files/:file',
    '/api/admin/message-files/:file',
    '/api/do/:token/files/:id',
  ];
  api.use(except(own, limit));
  if (store) api.route('/', contentCalls({ store, api: features }));
  api.all('*', (c) => features.fetch(c.req.raw, c.env));
  return api;
}
