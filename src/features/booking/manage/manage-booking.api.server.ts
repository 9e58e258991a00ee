import { Hono } from 'hono';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { readJson, readQuery } from '#platform/http/json-body.server.ts';
import { defineRead, mountReads } from '#platform/http/mount-reads.server.ts';
import { refusalResponse } from '../book/refusal-response.server.ts';
import { availabilityInput, moveInput } from '../booking.input.ts';
import { bookingErrorText, bookingErrorTexts } from '../booking.texts.ts';
import { companyToday } from '../booking.ts';
import { listAvailabilityToMove } from '../rules/availability.server.ts';
import {
  describeCalendarFile,
  describeCancel,
  describeConfirm,
  describeManagedBooking,
  describeMove,
  describeMoveAvailability,
} from './manage-booking.docs.server.ts';
import {
  cancelBooking,
  confirmBooking,
  moveBooking,
  showBooking,
  showCalendarFile,
} from './manage-booking.server.ts';

const english = { language: 'en', isToday: false } as const;

const managedBookingRead = defineRead({
  path: '/api/bookings/manage/:token',
  describe: describeManagedBooking,
  notFound: bookingErrorTexts.en.not_found,
  noStore: true,
  read: (context, { params: { token } }) => showBooking(context, token),
});

/** The calls behind a manage link. Only POST changes anything, because mail scanners follow links. */
export function manageBookingApi(): Hono<ApiEnv> {
  const api = new Hono<ApiEnv>().basePath('/api/bookings/manage');
  api.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });

  api.get('/:token/availability', describeMoveAvailability, async (c) => {
    const query = readQuery(c, availabilityInput, bookingErrorText);
    if (!query.ok) return query.refusal;
    const days = await listAvailabilityToMove(c.var.context, c.req.param('token'), query.value);
    return days ? c.json(days) : refusalResponse(c, { code: 'not_found' }, english);
  });

  api.get('/:token/calendar.ics', describeCalendarFile, async (c) => {
    const file = await showCalendarFile(c.var.context, c.req.param('token'));
    if (!file) return refusalResponse(c, { code: 'not_found' }, english);
    return c.body(file.content, 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${file.filename}"`,
    });
  });

  api.post('/:token/move', describeMove, async (c) => {
    const body = await readJson(c, moveInput, bookingErrorText);
    if (!body.ok) return body.refusal;
    const { date, locale: language } = body.value;
    const outcome = await moveBooking(c.var.context, c.req.param('token'), body.value);
    if (outcome.ok) return c.json(outcome.value);
    const isToday = date === companyToday(c.var.context.clock());
    return refusalResponse(c, outcome.refusal, { language, isToday });
  });

  api.post('/:token/cancel', describeCancel, async (c) => {
    const outcome = await cancelBooking(c.var.context, c.req.param('token'));
    if (outcome.ok) return c.json(outcome.value);
    return refusalResponse(c, outcome.refusal, english);
  });
  api.post('/:token/confirm', describeConfirm, async (c) => {
    const outcome = await confirmBooking(c.var.context, c.req.param('token'));
    if (outcome.ok) return c.json(outcome.value);
    return refusalResponse(c, outcome.refusal, english);
  });
  return mountReads([managedBookingRead]).route('/', api);
}
