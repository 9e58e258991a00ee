import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { staffFieldText, staffRefusalTexts } from '#features/booking/desk/staff-booking.texts.ts';
import { translate } from '#i18n/texts.ts';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { json } from '#platform/http/describe-call.server.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import { pathParam } from '#platform/http/path-param.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import { readIdempotencyKey } from '#platform/idempotency/idempotency.server.ts';
import { describeStaffCall } from '#platform/permissions/describe-staff-call.server.ts';
import { guarded } from '#platform/permissions/guarded.server.ts';
import { getOrderBy } from '../ledger/orders.repository.server.ts';
import { refuseStaff } from '../refuse-staff.server.ts';
import { orderMeetingInput } from './meetings.input.ts';
import { bookOrderMeeting, type OrderMeetingRefusal } from './order-meetings.server.ts';

const bookedSchema = z.object({
  id: z.string(),
  reference: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
});

const describeOrderMeeting = describeStaffCall({
  summary: 'Books one of the meetings that an order includes, with the mail to the client',
  body: orderMeetingInput,
  responses: { 201: { description: 'Booked', content: json(bookedSchema) } },
  problems: {
    404: '`unknown_order`',
    409: '`none_left`, `slot_taken` (`nearest`), `breaks_rules` (`rules`)',
    422: '`past`, `invalid_time`',
  },
});

const statuses: Readonly<Record<string, 422>> = {
  past: 422,
  invalid_time: 422,
  idempotency_key_reused: 422,
};

function refuse(c: Context, { code, ...rest }: OrderMeetingRefusal): Response {
  if (code === 'unknown_order' || code === 'none_left') return refuseStaff(c, { code });
  // What visitors are refused by is not asked of staff.
  const known = code === 'slot_unknown' || code === 'slot_closed' ? 'breaks_rules' : code;
  return problem(c, {
    status: statuses[known] ?? 409,
    code: known,
    title: translate(staffRefusalTexts, 'en', known),
    titlePt: translate(staffRefusalTexts, 'pt', known),
    ...rest,
  });
}

/** `/api/admin/orders/:reference/meetings`: staff book a meeting that an order includes. */
export function meetingsAdminApi(): Hono<ApiEnv> {
  return new Hono<ApiEnv>().post(
    '/api/admin/orders/:reference/meetings',
    describeOrderMeeting,
    guarded('bookings.change', async (c, context) => {
      const key = readIdempotencyKey(c);
      if (!key.ok) return key.refusal;
      const body = await readJson(c, orderMeetingInput, staffFieldText);
      if (!body.ok) return body.refusal;
      const reference = pathParam(c, 'reference');
      const order = await context.database.read((db) => getOrderBy(db, 'reference', reference));
      if (!order) return refuseStaff(c, { code: 'unknown_order' });
      const { date, time, place, word, override } = body.value;
      const booked = await bookOrderMeeting(context, {
        orderId: order.id,
        slot: { date, time, place },
        by: { kind: 'staff', override, word },
        idempotencyKey: key.value,
      });
      if (!booked.ok) return refuse(c, booked.refusal);
      const { id, reference: code, startsAt, endsAt } = booked.value;
      return c.json({ id, reference: code, startsAt, endsAt }, 201);
    }),
  );
}
