import type { Day } from '#core/calendar-day.ts';
import { mailboxKey } from '#core/email-address.ts';
import { newReference } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { topicColumns } from '#features/topics/topics.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import {
  type Booking,
  insertBooking,
  listMeetings,
  uniqueConflict,
} from '../booking.repository.server.ts';
import { type ChosenPlace, placeFor, type SlotTime } from '../booking.ts';
import { requestStaffSlot, type StaffSlotRefusal } from '../desk/judge-for-staff.ts';
import { notifyOfBooking } from '../messages/notify-of-booking.server.ts';
import { noAnswers } from '../questions.ts';
import { loadAvailabilityContext, slotsLock } from '../rules/availability.server.ts';
import { requestSlot, type SlotRefusal, slotEnd, slotStart } from '../rules/availability.ts';
import { offeredPlace } from '../rules/booking-rules.ts';
import { cancelLapsedHolds } from '../rules/holds.server.ts';

/** An order that includes meetings, whose row is locked. */
export type MeetingOrder = {
  id: string;
  reference: string;
  /** What was bought. */
  packageId: string;
  name: string;
  namePt: string | null;
  /** How many meetings were paid for, and how many minutes each lasts. */
  meetings: number;
  minutes: number;
  email: string;
  language: string;
  personId: string | null;
  contact: { name: string; phone: string; company: string };
};

export type MeetingSlot = { date: Day; time: SlotTime; place: ChosenPlace | '' };

/** `staff`: whether rules are broken, and what the client is told. `isProved`: the client's link was mailed. */
type BookedBy =
  | { kind: 'client'; isProved: boolean }
  | { kind: 'staff'; override: boolean; word: string };

export type MeetingRefusal =
  /** Every meeting that was paid for is booked or was held. */
  { code: 'none_left' } | SlotRefusal | StaffSlotRefusal;

/** Whether a transaction that books a meeting may be tried again: another booking was stored meanwhile. */
export function isBookingConflict(error: unknown): boolean {
  return uniqueConflict(error) !== null;
}

/** A meeting as it was booked. */
export type BookedMeeting = Pick<Booking, 'id' | 'reference' | 'startsAt' | 'endsAt'>;

/** Returns how many meetings of an order can still be booked. */
export async function countLeft(
  db: Queryable,
  { id, meetings }: Pick<MeetingOrder, 'id' | 'meetings'>,
): Promise<number> {
  return Math.max(0, meetings - (await listMeetings(db, [id])).length);
}

type NewMeeting = { id: string; order: MeetingOrder; slot: MeetingSlot; by: BookedBy };

/**
 * Books one of the meetings that an order includes: at the start of a slot, with its whole length free.
 * It neither counts as the one free consultation of an address nor is stopped by it. The order must be
 * locked; the lock of the slots is taken here, so that the last meeting is given once.
 */
export async function bookMeeting(
  context: Context,
  trx: Queryable,
  { id, order, slot, by }: NewMeeting,
): Promise<Result<BookedMeeting, MeetingRefusal>> {
  const now = context.clock();
  const createdAt = now.toISOString();
  const { date, time } = slot;
  await context.database.lock(trx, slotsLock);
  await cancelLapsedHolds(trx, createdAt);
  if ((await countLeft(trx, order)) === 0) return refuse({ code: 'none_left' });
  const through = by.kind === 'staff' ? { through: date } : {};
  const scope = { slotMinutes: order.minutes, ...through };
  const availability = await loadAvailabilityContext(trx, now, scope);
  const { rules } = availability;
  const judged =
    by.kind === 'staff'
      ? requestStaffSlot({ date, time, override: by.override }, availability)
      : requestSlot(date, time, availability);
  if (!judged.ok) return judged;
  const startsAt = slotStart(date, time);
  const place = placeFor(offeredPlace(rules), slot.place);
  const { packageId, name: title, namePt, email } = order;
  const about = `package:${packageId}`;
  const topic = { about, title, ...(namePt !== null && { titlePt: namePt }) };
  const booking: Booking = {
    id,
    reference: newReference(),
    status: 'confirmed',
    startsAt,
    endsAt: slotEnd(startsAt, rules),
    day: date,
    time,
    ...order.contact,
    email,
    emailKey: mailboxKey(email),
    language: order.language,
    timeZone: 'Europe/Lisbon',
    kind: 'meeting',
    orderId: order.id,
    personId: order.personId,
    sequence: 0,
    calendarHost: '',
    networkHash: null,
    confirmedAt: by.kind === 'staff' || by.isProved ? createdAt : null,
    heldUntil: null,
    noShowAt: null,
    ...topicColumns(topic),
    ...noAnswers,
    place: place === 'any' ? null : place,
    createdAt,
    updatedAt: createdAt,
  };
  await insertBooking(trx, booking);
  const word = by.kind === 'staff' ? by.word : '';
  await notifyOfBooking(context, trx, { event: 'booked', booking, before: null, rules, word });
  if (by.kind === 'staff')
    await recordChange(context, trx, {
      action: 'booking.book',
      subject: { kind: 'booking', id },
      after: { startsAt, order: order.reference },
    });
  const { reference, endsAt } = booking;
  return accept({ id, reference, startsAt, endsAt });
}
