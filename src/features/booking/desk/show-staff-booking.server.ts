import { topicOfColumns } from '#features/topics/topics.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { type Booking, getBooking } from '../booking.repository.server.ts';
import type { BookingTable } from '../booking.tables.ts';
import { isMeeting } from '../booking.ts';
import { isChangeable } from '../manage/manage-booking.server.ts';
import { answersOf } from '../questions.ts';
import { loadAvailabilityContext, scopeOfMove } from '../rules/availability.server.ts';
import { placeOf } from '../rules/booking-rules.ts';
import { isLapsed } from '../rules/holds.server.ts';
import { nearestForStaff } from './judge-for-staff.ts';
import type { StaffBooking, StaffBookingDetail } from './staff-booking.schema.ts';

/** Returns a booking as staff see it; a hold that lapsed is cancelled. */
export function staffBooking(booking: BookingTable, now: Date): StaffBooking {
  const { id, reference, startsAt, endsAt, name, email, company, phone, timeZone } = booking;
  const { personId, heldUntil, noShowAt, createdAt, updatedAt } = booking;
  const status = isLapsed(booking, now) ? 'cancelled' : booking.status;
  return {
    id,
    reference,
    revision: booking.sequence,
    status: status === 'pending' ? 'confirmed' : status,
    startsAt,
    endsAt,
    date: booking.day,
    time: booking.time,
    name,
    email,
    company,
    phone,
    language: booking.language === 'pt' ? 'pt' : 'en',
    timeZone,
    personId,
    confirmed: booking.confirmedAt !== null,
    heldUntil,
    noShowAt,
    isMeeting: isMeeting(booking),
    topic: topicOfColumns(booking),
    ...answersOf(booking),
    createdAt,
    updatedAt,
  };
}

/** How many free slots are offered for a move. */
const offeredForMove = 4;

/** Returns a booking with what staff can do with it, and the free slots nearest to it. */
export async function detailOf(
  db: Queryable,
  booking: Booking,
  now: Date,
): Promise<StaffBookingDetail> {
  const canChange = isChangeable(booking, now);
  const availability = await loadAvailabilityContext(db, now, scopeOfMove(booking));
  const { place, videoLink = null } = placeOf(availability.rules, booking.place);
  const shown = staffBooking(booking, now);
  return {
    ...shown,
    canChange,
    canMarkNoShow: shown.status === 'confirmed' && Date.parse(booking.startsAt) <= now.getTime(),
    nearest: canChange ? nearestForStaff(booking.startsAt, availability, offeredForMove) : [],
    place,
    videoLink,
  };
}

/** Returns a booking for staff, or null if there is none. */
export async function showStaffBooking(
  { database, clock }: Context,
  id: string,
): Promise<StaffBookingDetail | null> {
  return database.read(async (db) => {
    const booking = await getBooking(db, id);
    return booking && detailOf(db, booking, clock());
  });
}
