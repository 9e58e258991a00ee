import { Hono, type Context as HonoContext } from 'hono';
import * as z from 'zod/mini';
import { type Language, languageOf } from '#i18n/language.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { invalidFields } from '#platform/http/invalid-fields.server.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import { guarded } from '#platform/permissions/guarded.server.ts';
import type { Booking } from '../booking.repository.server.ts';
import { getBusyState, removeBusyCalendar, setBusyCalendar } from '../busy/busy-calendar.server.ts';
import {
  getBookingRules,
  type InvalidInput,
  setBookingRules,
} from '../rules/booking-rules.server.ts';
import {
  closeDay,
  closeHours,
  listClosures,
  reopenDay,
  reopenHours,
} from '../rules/close-times.server.ts';
import * as docs from './booking-rules.docs.server.ts';
import type { StaffRules } from './booking-rules.schema.ts';
import { ruleErrorText } from './rule-errors.texts.ts';
import { staffBooking } from './show-staff-booking.server.ts';

// The use cases validate, because the owner's commands call them too.
const anyBody = z.looseObject({});
type Body = z.infer<typeof anyBody>;

function languageOfBody({ locale }: Body): Language {
  return languageOf(typeof locale === 'string' ? locale : '');
}

function refuseFields(c: HonoContext, { errors }: InvalidInput, body: Body): Response {
  const language = languageOfBody(body);
  const messages = errors.map(({ field, code }) => {
    return { field, code, message: ruleErrorText(language, field, code) };
  });
  return invalidFields(c, messages, language);
}

function refuseOpen(c: HonoContext): Response {
  const [title, titlePt] = (['en', 'pt'] as const).map((l) => ruleErrorText(l, '', 'not_closed'));
  return problem(c, { status: 404, code: 'not_closed', title: title ?? '', titlePt });
}

async function staffRules(context: Context): Promise<StaffRules> {
  const { days, hours } = await listClosures(context);
  const busy = await getBusyState(context);
  return { rules: await getBookingRules(context), closedDays: days, closedHours: hours, busy };
}

function keptBookings({ clock }: Context, kept: readonly Booking[]) {
  return { kept: kept.map((booking) => staffBooking(booking, clock())) };
}

/** `/api/admin/booking-rules` and what is closed: when consultations can be booked. */
export function bookingRulesAdminApi(): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get(
      '/api/admin/booking-rules',
      docs.describeRules,
      guarded('bookings.read', async (c, context) => c.json(await staffRules(context))),
    )
    .put(
      '/api/admin/booking-rules',
      docs.describeSetRules,
      guarded('booking-rules.change', async (c, context) => {
        const body = await readJson(c, anyBody, ruleErrorText);
        if (!body.ok) return body.refusal;
        const outcome = await setBookingRules(context, body.value);
        if (!outcome.ok) return refuseFields(c, outcome.refusal, body.value);
        return c.json(await staffRules(context));
      }),
    )
    .put(
      '/api/admin/busy-calendar',
      docs.describeSetBusyCalendar,
      guarded('booking-rules.change', async (c, context) => {
        const body = await readJson(c, anyBody, ruleErrorText);
        if (!body.ok) return body.refusal;
        const outcome = await setBusyCalendar(context, body.value);
        if (!outcome.ok) return refuseFields(c, outcome.refusal, body.value);
        return c.json(await staffRules(context));
      }),
    )
    .delete(
      '/api/admin/busy-calendar',
      docs.describeRemoveBusyCalendar,
      guarded('booking-rules.change', async (c, context) => {
        await removeBusyCalendar(context);
        return c.body(null, 204);
      }),
    )
    .post(
      '/api/admin/closed-days',
      docs.describeCloseDays,
      guarded('bookings.change', async (c, context) => {
        const body = await readJson(c, anyBody, ruleErrorText);
        if (!body.ok) return body.refusal;
        const outcome = await closeDay(context, body.value);
        if (!outcome.ok) return refuseFields(c, outcome.refusal, body.value);
        return c.json(keptBookings(context, outcome.value.kept));
      }),
    )
    .delete(
      '/api/admin/closed-days/:day',
      docs.describeReopenDays,
      guarded('bookings.change', async (c, context) => {
        const outcome = await reopenDay(context, c.req.param('day') ?? '', c.req.query('until'));
        return outcome.ok ? c.body(null, 204) : refuseOpen(c);
      }),
    )
    .post(
      '/api/admin/closed-hours',
      docs.describeCloseHours,
      guarded('bookings.change', async (c, context) => {
        const body = await readJson(c, anyBody, ruleErrorText);
        if (!body.ok) return body.refusal;
        const outcome = await closeHours(context, body.value);
        if (!outcome.ok) return refuseFields(c, outcome.refusal, body.value);
        const { closed, kept } = outcome.value;
        return c.json({ id: closed.id, ...keptBookings(context, kept) });
      }),
    )
    .delete(
      '/api/admin/closed-hours/:id',
      docs.describeReopenHours,
      guarded('bookings.change', async (c, context) => {
        const outcome = await reopenHours(context, c.req.param('id') ?? '');
        return outcome.ok ? c.body(null, 204) : refuseOpen(c);
      }),
    );
}
