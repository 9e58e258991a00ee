import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator';
import type { Language } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import type { MailAttachment } from '#platform/outbox/outgoing-mail.ts';
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

/** What the company's own entries are made with: in the owner's language, with its brand. */
export type CompanyCalendar = {
  brand: string;
  origin: string;
  rules: BookingRules;
  language: Language;
};

/** Returns a booking as the company's own calendar shows it. Its UID is that of the invitation. */
function companyEvent(
  booking: Booking,
  { origin, rules, language }: CompanyCalendar,
): ICalEventData {
  const { name, company, email, phone, reference, place, aboutText } = booking;
  const { videoLink } = placeOf(rules, place);
  const how = place && translate(callFieldsTexts, language, `place_${place}`);
  const topic = topicOf(booking, language);
  return {
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
  };
}

/**
 * Renders bookings as a calendar feed (RFC 5545) in UTC and the owner's language. The text depends on
 * what is given alone. Cancelled bookings are included, so that calendars drop them.
 */
export function bookingCalendar(bookings: readonly Booking[], about: CompanyCalendar): string {
  const { brand, language } = about;
  const calendar = ical({
    name: brand,
    prodId: { company: brand, product: 'Bookings', language: language.toUpperCase() },
    ttl: refreshInterval,
  });
  for (const booking of bookings) calendar.createEvent(companyEvent(booking, about));
  return `${calendar.toString()}\r\n`;
}

/**
 * Builds the entry of the feed as a file for the mail to the company. It has the method PUBLISH, which
 * asks nobody to reply; a later file about the same booking replaces the entry.
 */
export function companyCalendarFile(
  booking: Booking,
  filename: string,
  about: CompanyCalendar,
): MailAttachment {
  const { brand, language } = about;
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: brand, product: 'Bookings', language: language.toUpperCase() },
  });
  calendar.createEvent(companyEvent(booking, about));
  return {
    filename,
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: `${calendar.toString()}\r\n`,
  };
}
