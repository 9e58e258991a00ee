import ical, { ICalEventStatus } from 'ical-generator';
import type { Language } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import { callFieldsTexts } from '../book/call-fields.texts.ts';
import type { Booking } from '../booking.repository.server.ts';
import { topicOf } from '../emails/booking-facts.server.ts';
import { type BookingRules, placeOf } from '../rules/booking-rules.ts';
import { calendarId } from './booking-invitation.server.ts';

const statuses = {
  held: ICalEventStatus.TENTATIVE,
  pending: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
};

/** How often calendar programs should fetch the feed, in seconds. */
const refreshInterval = 15 * 60;

/**
 * Renders bookings as a calendar feed (RFC 5545) in UTC and the owner's language. The text depends on
 * what is given alone, and each UID is that of the invitation. Cancelled bookings are included, so
 * that calendars drop them.
 */
export function bookingCalendar(
  bookings: readonly Booking[],
  {
    brand,
    origin,
    rules,
    language,
  }: { brand: string; origin: string; rules: BookingRules; language: Language },
): string {
  const calendar = ical({
    name: brand,
    prodId: { company: brand, product: 'Bookings', language: language.toUpperCase() },
    ttl: refreshInterval,
  });
  for (const booking of bookings) {
    const { name, company, email, phone, reference, place, aboutText } = booking;
    const { videoLink } = placeOf(rules, place);
    const how = place && translate(callFieldsTexts, language, `place_${place}`);
    const topic = topicOf(booking, language);
    calendar.createEvent({
      id: calendarId(booking, origin),
      sequence: booking.sequence,
      stamp: new Date(booking.updatedAt),
      created: new Date(booking.createdAt),
      lastModified: new Date(booking.updatedAt),
      start: new Date(booking.startsAt),
      end: new Date(booking.endsAt),
      status: statuses[booking.status],
      summary: `${name}, ${company}`,
      description: [email, phone, reference, how, topic, aboutText].filter(Boolean).join('\n'),
      ...(videoLink !== undefined && { location: videoLink }),
    });
  }
  return `${calendar.toString()}\r\n`;
}
