import { contactKey } from '#core/contact-key.ts';
import { newId } from '#core/ids.server.ts';
import { accept, type Result } from '#core/result.ts';
import { recordPerson } from '#features/people/record-person.server.ts';
import { findTopic } from '#features/topics/topics.server.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { retry, transact } from '#platform/database/transact.server.ts';
import { type KeyReused, withIdempotencyKey } from '#platform/idempotency/idempotency.server.ts';
import { newBooking } from '../book/book-slot.server.ts';
import {
  getBooking,
  getOpenBooking,
  insertBooking,
  uniqueConflict,
} from '../booking.repository.server.ts';
import { notifyOfBooking } from '../messages/notify-of-booking.server.ts';
import { loadAvailabilityContext, slotsLock } from '../rules/availability.server.ts';
import { slotStart } from '../rules/availability.ts';
import { cancelLapsedHolds } from '../rules/holds.server.ts';
import { requestStaffSlot, type StaffSlotRefusal } from './judge-for-staff.ts';
import { detailOf } from './show-staff-booking.server.ts';
import type { BookForInput } from './staff-booking.input.ts';
import type { StaffBookingDetail } from './staff-booking.schema.ts';

async function decide(
  context: Context,
  trx: Queryable,
  { id, input }: { id: string; input: BookForInput },
): Promise<Result<StaffBookingDetail, StaffSlotRefusal>> {
  const now = context.clock();
  await context.database.lock(trx, slotsLock);
  const existing = await getBooking(trx, id);
  if (existing) return accept(await detailOf(trx, existing, now));
  await cancelLapsedHolds(trx, now.toISOString());
  const availability = await loadAvailabilityContext(trx, now, { through: input.date });
  const { email, name, phone, company, language, date, time, word } = input;
  const open = await getOpenBooking(trx, contactKey(input), now.toISOString());
  const slot = requestStaffSlot(input, availability, open ? ['already_booked'] : []);
  if (!slot.ok) return slot;
  const personId = await recordPerson(context, trx, { email, name, phone, company, language });
  const topic = await findTopic(trx, input.about);
  // Staff vouch for the address, and neither holds nor the limits of a network are theirs.
  const rules = { ...availability.rules, holdMinutes: null };
  const startsAt = slotStart(date, time);
  const caller = { networkHash: null, holdMinutes: null };
  const booking = {
    ...newBooking({
      id,
      startsAt,
      rules,
      caller,
      personId,
      topic,
      now,
      input: { ...input, locale: language },
    }),
    confirmedAt: now.toISOString(),
  };
  await insertBooking(trx, booking);
  await notifyOfBooking(context, trx, { event: 'booked', booking, before: null, rules, word });
  const after = { startsAt, broke: slot.value.broken };
  await recordChange(context, trx, {
    action: 'booking.book',
    subject: { kind: 'booking', id },
    after,
  });
  return accept(await detailOf(trx, booking, now));
}

/**
 * Books a consultation for somebody, such as on the telephone, with the mail to them if they gave an address.
 * Rules are broken as by `moveForClient`; a second open booking of an address or number is one of them.
 */
export async function bookForClient(
  context: Context,
  input: BookForInput,
  idempotencyKey: string | null,
): Promise<Result<StaffBookingDetail, StaffSlotRefusal | KeyReused>> {
  const attempt = { id: newId(), input };
  const keyed = { scope: 'staff-bookings', key: idempotencyKey, request: input };
  return retry(
    () =>
      transact(context, (trx) =>
        withIdempotencyKey(context, trx, keyed, () => decide(context, trx, attempt)),
      ),
    { isRetryable: (error) => uniqueConflict(error) !== null },
  );
}
