import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { loadAvailabilityContext } from '../availability/availability-context.server.ts';
import { type Booking, getBooking } from '../booking.repository.server.ts';
import { isChangeable } from '../manage/managed-booking.server.ts';
import { placeOf } from '../rules/booking-rules.ts';
import { nearestForStaff } from './judge-for-staff.ts';
import type { StaffBookingDetail } from './staff-booking.schema.ts';
import { staffBooking } from './staff-booking.ts';

/** How many free slots are offered for a move. */
export const offeredForMove = 4;

/** Returns a booking with what staff can do with it, and the free slots nearest to it. */
export async function detailOf(
  db: Queryable,
  booking: Booking,
  now: Date,
): Promise<StaffBookingDetail> {
  const canChange = isChangeable(booking, now);
  const availability = await loadAvailabilityContext(db, now, { movedId: booking.id });
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
