import { hashToken, newToken } from '#core/ids.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import {
  type Booking,
  getBooking,
  insertLink,
  listMeetings,
} from '../booking.repository.server.ts';
import type { LinkPurpose } from '../booking.tables.ts';
import { isMeeting, type MeetingPlace, offersBothPlaces } from '../booking.ts';
import { manageUrl } from '../messages/booking-mail-builder.server.ts';
import { requireRules } from '../rules/booking-rules.repository.server.ts';
import { offeredPlace, placeOf } from '../rules/booking-rules.ts';

/** Whose bookings are meant: everything of a person, or the meetings of one order. */
export type BookingsOf = { personId: string } | { orderId: string };

/** A booking to come, as its client sees it. */
export type ClientBooking = Pick<Booking, 'id' | 'reference' | 'startsAt' | 'endsAt'> & {
  isMeeting: boolean;
  place: MeetingPlace;
  videoLink: string | null;
};

const isOf = (booking: Booking, of: BookingsOf) =>
  'orderId' in of ? booking.orderId === of.orderId : booking.personId === of.personId;

/** Returns the confirmed bookings that have not ended at `now` (an instant), the earliest first. */
export async function listClientBookings(
  db: Queryable,
  of: BookingsOf,
  now: string,
): Promise<ClientBooking[]> {
  const rules = await requireRules(db);
  const bookings = await db
    .selectFrom('bookings')
    .selectAll()
    .where('endsAt', '>', now)
    .where('status', '=', 'confirmed')
    .where(
      'orderId' in of ? 'orderId' : 'personId',
      '=',
      'orderId' in of ? of.orderId : of.personId,
    )
    .orderBy('startsAt')
    .execute();
  return bookings.map((booking) => {
    const { place, videoLink = null } = placeOf(rules, booking.place);
    const { id, reference, startsAt, endsAt } = booking;
    return { id, reference, startsAt, endsAt, isMeeting: isMeeting(booking), place, videoLink };
  });
}

/** Returns when a booking is now, an instant, and whether it still is; null for none. */
export async function getBookedTime(
  db: Queryable,
  id: string,
): Promise<{ startsAt: string; isCancelled: boolean } | null> {
  const booking = await getBooking(db, id);
  return booking && { startsAt: booking.startsAt, isCancelled: booking.status === 'cancelled' };
}

/** Whether a client can choose between video and phone. */
export async function asksPlace(db: Queryable): Promise<boolean> {
  return offersBothPlaces(offeredPlace(await requireRules(db)));
}

/** Returns the meetings of an order that were booked and not cancelled, the earliest first. */
export async function listOrderMeetings(
  db: Queryable,
  orderId: string,
): Promise<Pick<Booking, 'id' | 'startsAt'>[]> {
  const meetings = await listMeetings(db, [orderId]);
  return meetings.map(({ id, startsAt }) => ({ id, startsAt }));
}

/**
 * Makes a link by which a booking is moved or cancelled, as mails have one; returns its address, or null
 * if the booking is not theirs.
 */
export async function makeManageLink(
  { origin, clock }: Context,
  trx: Queryable,
  { bookingId, of, purpose }: { bookingId: string; of: BookingsOf; purpose: LinkPurpose },
): Promise<string | null> {
  const booking = await getBooking(trx, bookingId);
  if (!booking || !isOf(booking, of)) return null;
  const token = newToken();
  const createdAt = clock().toISOString();
  await insertLink(trx, { tokenHash: hashToken(token), bookingId, purpose, createdAt });
  return manageUrl(origin, booking.language, token);
}
