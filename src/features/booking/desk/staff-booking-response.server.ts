import type { Context as HonoContext } from 'hono';
import type { Result } from '#core/result.ts';
import { translate } from '#i18n/texts.ts';
import type { Context } from '#platform/context/context.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import type { KeyReused } from '#platform/idempotency/idempotency.server.ts';
import type { ChangeRefusal, Seen } from './change-for-client.server.ts';
import type { StaffSlotRefusal } from './judge-for-staff.ts';
import { showStaffBooking } from './show-staff-booking.server.ts';
import type { StaffBookingDetail } from './staff-booking.schema.ts';
import { staffRefusalTexts } from './staff-booking.texts.ts';

type Refusal = ChangeRefusal | StaffSlotRefusal | KeyReused | { code: 'already_sent' };

const statuses = {
  not_found: 404,
  changed: 412,
  past: 422,
  invalid_time: 422,
  idempotency_key_reused: 422,
} as const;

/** Reads which booking is changed, and the revision of `If-Match: "3"`, null without one. */
export function readSeen(c: HonoContext): Seen {
  const [, revision] = /^(?:W\/)?"?(\d{1,9})"?$/.exec(c.req.header('if-match') ?? '') ?? [];
  return { id: c.req.param('id') ?? '', revision: revision ? Number(revision) : null };
}

/** Responds with a refusal in both languages. A 412 has the booking as it is in `present`. */
export async function refuseBooking(
  c: HonoContext,
  context: Context,
  { code, ...rest }: Refusal,
): Promise<Response> {
  const present = code === 'changed' ? await showStaffBooking(context, readSeen(c).id) : null;
  return problem(c, {
    status: code in statuses ? statuses[code as keyof typeof statuses] : 409,
    code,
    title: translate(staffRefusalTexts, 'en', code),
    titlePt: translate(staffRefusalTexts, 'pt', code),
    ...rest,
    ...(present && { present }),
  });
}

/** Responds to a change with the booking as it is now. */
export async function respondBooking(
  c: HonoContext,
  context: Context,
  outcome: Result<StaffBookingDetail, Refusal>,
  status: 200 | 201 = 200,
): Promise<Response> {
  if (!outcome.ok) return refuseBooking(c, context, outcome.refusal);
  c.header('ETag', `"${outcome.value.revision}"`);
  return c.json(outcome.value, status);
}
