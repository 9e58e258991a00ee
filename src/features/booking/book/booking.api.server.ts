import { Hono } from 'hono';
import { translate } from '#i18n/texts.ts';
import type { ApiEnv, ApiSetup } from '#platform/context/mount-features.server.ts';
import { detectBot } from '#platform/http/form-guard.server.ts';
import { readJson, readQuery } from '#platform/http/json-body.server.ts';
import { defineRead, mountReads } from '#platform/http/mount-reads.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import { readVisitSource } from '#platform/http/visit-source.server.ts';
import { readIdempotencyKey } from '#platform/idempotency/idempotency.server.ts';
import { availabilityInput, bookingInputFor } from '../booking.input.ts';
import { bookingErrorText, bookingErrorTexts } from '../booking.texts.ts';
import { companyToday } from '../booking.ts';
import { findNextSlot, listAvailability } from '../rules/availability.server.ts';
import { getBookingRules } from '../rules/booking-rules.server.ts';
import { offeredRules } from '../rules/booking-rules.ts';
import { bookSlot } from './book-slot.server.ts';
import {
  describeAvailability,
  describeBooking,
  describeNext,
  describeRules,
} from './booking.docs.server.ts';
import { refusalResponse } from './refusal-response.server.ts';

const rulesRead = defineRead({
  path: '/api/bookings/rules',
  describe: describeRules,
  noStore: true,
  read: async (context) => offeredRules(await getBookingRules(context)),
});

const nextRead = defineRead({
  path: '/api/bookings/next',
  describe: describeNext,
  noStore: true,
  read: findNextSlot,
});

/** The calls of visitors who book, below `/api/bookings`. */
export function bookingApi({ settings }: ApiSetup): Hono<ApiEnv> {
  const api = new Hono<ApiEnv>().basePath('/api/bookings');
  api.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });

  api.get('/availability', describeAvailability, async (c) => {
    const query = readQuery(c, availabilityInput, bookingErrorText);
    return query.ok ? c.json(await listAvailability(c.var.context, query.value)) : query.refusal;
  });

  api.post('/', describeBooking, async (c) => {
    const key = readIdempotencyKey(c);
    if (!key.ok) return key.refusal;
    const rules = await getBookingRules(c.var.context);
    const body = await readJson(c, bookingInputFor(rules), bookingErrorText);
    if (!body.ok) return body.refusal;
    const input = body.value;
    const language = input.locale;
    const now = c.var.context.clock();
    const refusal = detectBot(input, { now, minimumTime: settings.rateLimits });
    if (refusal !== null) {
      const title = translate(bookingErrorTexts, language, refusal);
      return problem(c, { status: 422, code: refusal, title });
    }
    const outcome = await bookSlot(c.var.context, input, {
      idempotencyKey: key.value,
      limits: settings.rateLimits,
      source: readVisitSource(c),
    });
    if (outcome.ok) return c.json(outcome.value, 201);
    const isToday = input.date === companyToday(c.var.context.clock());
    return refusalResponse(c, outcome.refusal, { language, isToday });
  });

  return mountReads([rulesRead, nextRead]).route('/', api);
}
