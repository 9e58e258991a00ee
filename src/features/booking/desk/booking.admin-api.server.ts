import { Hono, type Context as HonoContext } from 'hono';
import * as z from 'zod/mini';
import { accept } from '#core/result.ts';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { readJson, readQuery } from '#platform/http/json-body.server.ts';
import { limitParam, offsetParam } from '#platform/http/query-params.server.ts';
import { respondTable } from '#platform/http/respond-table.server.ts';
import { readIdempotencyKey } from '#platform/idempotency/idempotency.server.ts';
import { guarded } from '#platform/permissions/guarded.server.ts';
import { availabilityInput } from '../booking.input.ts';
import { bookForClient } from './book-for-client.server.ts';
import { cancelForClient, markNoShow, moveForClient } from './change-for-client.server.ts';
import { exportBookings, listStaffBookings } from './list-staff-bookings.server.ts';
import { showCalendar } from './show-calendar.server.ts';
import { showStaffBooking } from './show-staff-booking.server.ts';
import {
  bookForInput,
  bookingListQuery,
  cancelForInput,
  moveForInput,
  noShowInput,
} from './staff-booking.input.ts';
import { staffFieldText } from './staff-booking.texts.ts';
import { readSeen, refuseBooking, respondBooking } from './staff-booking-response.server.ts';
import * as docs from './staff-bookings.docs.server.ts';
import { undoForClient } from './undo-change.server.ts';

const fileQuery = z.object(bookingListQuery);
const listQuery = z.object({ ...bookingListQuery, limit: limitParam, offset: offsetParam });

/** Reads a body whose fields are all optional, so that it may be left out. */
async function readOptionalJson<S extends z.ZodMiniType>(c: HonoContext, schema: S) {
  if ((await c.req.text()) === '') return accept(z.parse(schema, {}));
  return readJson(c, schema, staffFieldText);
}

/** `/api/admin/bookings` and `/api/admin/calendar`: the consultations, as staff handle them. */
export function bookingAdminApi(): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get(
      '/api/admin/calendar',
      docs.describeCalendar,
      guarded('bookings.read', async (c, context) => {
        const query = readQuery(c, availabilityInput, staffFieldText);
        return query.ok ? c.json(await showCalendar(context, query.value)) : query.refusal;
      }),
    )
    .get(
      '/api/admin/bookings',
      docs.describeBookings,
      guarded('bookings.read', async (c, context) => {
        const query = readQuery(c, listQuery, staffFieldText);
        if (!query.ok) return query.refusal;
        const { limit = '50', offset = '0', ...filter } = query.value;
        const page = { limit: Number(limit), offset: Number(offset) };
        return c.json(await listStaffBookings(context, filter, page));
      }),
    )
    .get(
      '/api/admin/bookings/export',
      docs.describeBookingsFile,
      guarded('bookings.export', async (c, context) => {
        const query = readQuery(c, fileQuery, staffFieldText);
        if (!query.ok) return query.refusal;
        return respondTable(c, async () => ({
          name: `bookings-${query.value.state}`,
          table: await exportBookings(context, query.value),
        }));
      }),
    )
    .get(
      '/api/admin/bookings/:id',
      docs.describeBooking,
      guarded('bookings.read', async (c, context) => {
        const booking = await showStaffBooking(context, readSeen(c).id);
        if (!booking) return refuseBooking(c, context, { code: 'not_found' });
        return respondBooking(c, context, { ok: true, value: booking });
      }),
    )
    .post(
      '/api/admin/bookings',
      docs.describeBookFor,
      guarded('bookings.change', async (c, context) => {
        const key = readIdempotencyKey(c);
        if (!key.ok) return key.refusal;
        const body = await readJson(c, bookForInput, staffFieldText);
        if (!body.ok) return body.refusal;
        return respondBooking(c, context, await bookForClient(context, body.value, key.value), 201);
      }),
    )
    .post(
      '/api/admin/bookings/:id/move',
      docs.describeMoveFor,
      guarded('bookings.change', async (c, context) => {
        const body = await readJson(c, moveForInput, staffFieldText);
        if (!body.ok) return body.refusal;
        return respondBooking(c, context, await moveForClient(context, readSeen(c), body.value));
      }),
    )
    .post(
      '/api/admin/bookings/:id/cancel',
      docs.describeCancelFor,
      guarded('bookings.change', async (c, context) => {
        const body = await readOptionalJson(c, cancelForInput);
        if (!body.ok) return body.refusal;
        return respondBooking(c, context, await cancelForClient(context, readSeen(c), body.value));
      }),
    )
    .post(
      '/api/admin/bookings/:id/undo',
      docs.describeUndo,
      guarded('bookings.change', async (c, context) =>
        respondBooking(c, context, await undoForClient(context, readSeen(c))),
      ),
    )
    .post(
      '/api/admin/bookings/:id/no-show',
      docs.describeNoShow,
      guarded('bookings.change', async (c, context) => {
        const body = await readOptionalJson(c, noShowInput);
        if (!body.ok) return body.refusal;
        const outcome = await markNoShow(context, readSeen(c), body.value.noShow);
        return respondBooking(c, context, outcome);
      }),
    );
}
