import { zonedInstant } from '#core/zoned-instant.ts';
import { companyZone } from '#core/zoned-time.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { BookingTable } from './booking.tables.ts';
import { companyToday, type MeetingPlace } from './booking.ts';
import { listUpcoming } from './booking-list.repository.server.ts';
import { addDays } from './calendar-day.ts';
import { requireRules } from './rules/booking-rules.repository.server.ts';
import { placeOf } from './rules/booking-rules.ts';

export type NextBookings = {
  /** How many have not ended yet of today's in Lisbon, and how many are tomorrow. */
  today: number;
  tomorrow: number;
  /** How the soonest takes place. */
  place: MeetingPlace;
  /** The link of the company's video room, if consultations are held there. */
  videoLink: string | null;
  next: BookingTable[];
};

/** Returns the bookings that have not ended, at most so many, soonest first; a held one only while it is held. */
export async function listNextBookings(
  { database, clock }: Context,
  most: number,
): Promise<NextBookings> {
  const now = clock().toISOString();
  const today = companyToday(clock());
  const days = [today, addDays(today, 1)] as const;
  const before = zonedInstant(addDays(today, 2), '00:00', companyZone);
  return database.read(async (db) => {
    const { bookings, onDays } = await listUpcoming(db, now, { most, days, before });
    const [next] = bookings;
    const { place, videoLink = null } = placeOf(await requireRules(db), next?.place ?? null);
    const [onToday = 0, onTomorrow = 0] = onDays;
    return { today: onToday, tomorrow: onTomorrow, place, videoLink, next: bookings };
  });
}
