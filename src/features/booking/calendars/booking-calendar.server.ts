import ical, { ICalEventStatus } from 'ical-generator';
import type { Booking } from '../booking.repository.server.ts';
import type { BookingRules } from '../rules/booking-rules.ts';
import { calendarId } from './booking-invitation.server.ts';

const statuses = {
  held: ICalEventStatus.TENTATIVE,
  pending: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
};

/** Seconds after which calendars are asked to look again. */
const refreshAfter = 15 * 60;

/**
 * Bookings as a calendar to subscribe to (RFC 5545): UTC, the same text for the same bookings, the
 * UID of each that of its invitation. A cancelled one stays, marked, so that calendars drop it.
 */
export function bookingCalendar(
  bookings: readonly Booking[],
  { brand, origin, rules }: { brand: string; origin: string; rules: BookingRules },
): string {
  const calendar = ical({
    name: brand,
    prodId: { company: brand, product: 'Bookings', language: 'EN' },
    ttl: refreshAfter,
  });
  for (const booking of bookings)
    calendar.createEvent({
      id: calendarId(booking, origin),
      sequence: booking.sequence,
      stamp: new Date(booking.updatedAt),
      created: new Date(booking.createdAt),
      lastModified: new Date(booking.updatedAt),
      start: new Date(booking.startsAt),
      end: new Date(booking.endsAt),
      status: statuses[booking.status],
      summary: `${booking.name}, ${booking.company}`,
      description: [booking.email, booking.phone, booking.reference].join('\n'),
      ...(rules.videoLink !== null && { location: rules.videoLink }),
    });
  return `${calendar.toString()}\r\n`;
}
