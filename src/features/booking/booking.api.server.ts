import { Hono } from 'hono';
import { translate } from '#i18n/texts.ts';
import { suspicionOf } from '#platform/http/form-guard.server.ts';
import { readJson, readQuery } from '#platform/http/json-body.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import { readIdempotencyKey } from '#platform/idempotency/read-key.server.ts';
import { type BookSlotDeps, bookSlot } from './book-slot.server.ts';
import { describeAvailability, describeBooking, describeManage } from './booking.docs.server.ts';
import { availabilityInput, bookingInput } from './booking.input.ts';
import { bookingErrorText, bookingErrorTexts } from './booking.texts.ts';
import { companyToday } from './booking.ts';
import { refusalAnswer } from './booking-refusal.server.ts';
import { listAvailability } from './list-availability.server.ts';
import { showBooking } from './show-booking.server.ts';

export type BookingApiDeps = BookSlotDeps & {
  /** Whether a form that comes back within three seconds is refused. */
  rateLimits: boolean;
};

/** The calls of `/api/bookings`. */
export function bookingApi(deps: BookingApiDeps): Hono {
  const api = new Hono();
  api.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });

  api.get('/availability', describeAvailability, async (c) => {
    const query = readQuery(c, availabilityInput, bookingErrorText);
    return query.ok ? c.json(await listAvailability(deps, query.value)) : query.refusal;
  });

  api.post('/', describeBooking, async (c) => {
    const key = readIdempotencyKey(c);
    if (!key.ok) return key.refusal;
    const body = await readJson(c, bookingInput, bookingErrorText);
    if (!body.ok) return body.refusal;
    const input = body.value;
    const language = input.locale;
    const suspicion = suspicionOf(input, { now: deps.clock(), minimumTime: deps.rateLimits });
    if (suspicion !== null) {
      const title = translate(bookingErrorTexts, language, suspicion);
      return problem(c, { status: 422, code: suspicion, title });
    }
    const outcome = await bookSlot(deps, input, key.value);
    if (outcome.ok) return c.json(outcome.value, 201);
    const isToday = input.date === companyToday(deps.clock());
    return refusalAnswer(c, outcome.refusal, { language, isToday });
  });

  api.get('/manage/:token', describeManage, async (c) => {
    const booking = await showBooking(deps, c.req.param('token'));
    if (booking) return c.json(booking);
    const title = translate(bookingErrorTexts, 'en', 'not_found');
    return problem(c, { status: 404, code: 'not_found', title });
  });
  return api;
}
