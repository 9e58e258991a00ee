import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  type ICalEvent,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';
import { type Language, languageOf } from '#i18n/language.ts';
import { type TextParams, translate } from '#i18n/texts.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import type { MailAttachment } from '#platform/outbox/outgoing-mail.ts';
import type { Booking } from '../booking.repository.server.ts';
import { bookingTimes } from '../booking-times.ts';
import { callFieldsTexts } from '../call-fields.texts.ts';
import { showAnswers } from '../questions.ts';
import { type BookingRules, placeOf } from '../rules/booking-rules.ts';
import { bookingFacts, topicOf, whereOf } from './booking-mail-builder.server.ts';
import { type bookingMailTexts, mailTextsOf } from './emails/booking-mail.texts.ts';

/** Returns the UID of a booking in all calendars, which never changes. */
function calendarId({ id, calendarHost }: Booking, origin: string): string {
  const host = calendarHost ?? new URL(origin).hostname;
  return host === '' ? id : `${id}@${host}`;
}

/** Keeps the UIDs of bookings whose invitations named the site's host, before that can change. */
export async function keepCalendarIds(
  context: Pick<Context, 'database' | 'wakeOutbox'>,
  origin: string,
): Promise<void> {
  const { hostname } = new URL(origin);
  await transact(context, (trx) =>
    trx
      .updateTable('bookings')
      .set({ calendarHost: hostname })
      .where('calendarHost', 'is', null)
      .execute(),
  );
}

/** Creates a calendar of one event in UTC; its SEQUENCE grows with each change of the booking. */
function createCalendar(
  entry: CalendarEntry,
  method: ICalCalendarMethod,
): { calendar: ICalCalendar; event: ICalEvent } {
  const { booking, company, origin, summary, description, location, manageUrl } = entry;
  const isCancelled = booking.status === 'cancelled';
  const language = booking.language.toUpperCase();
  const calendar = ical({
    method,
    prodId: { company: company.brand, product: 'Booking', language },
  });
  const event = calendar.createEvent({
    id: calendarId(booking, origin),
    sequence: booking.sequence,
    stamp: new Date(booking.updatedAt),
    start: new Date(booking.startsAt),
    end: new Date(booking.endsAt),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary,
    description,
    location,
    url: manageUrl,
    organizer: { name: company.brand, email: company.email },
  });
  return { calendar, event };
}

/** Builds the invitation, or the cancellation of one (RFC 5545, RFC 5546), as an attachment. */
export function bookingInvitation(entry: CalendarEntry): MailAttachment {
  const { booking, filename } = entry;
  const isCancelled = booking.status === 'cancelled';
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const { calendar, event } = createCalendar(entry, method);
  event.createAttendee({
    email: booking.email,
    role: ICalAttendeeRole.REQ,
    status: ICalAttendeeStatus.ACCEPTED,
    rsvp: false,
  });
  return {
    filename,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: `${calendar.toString()}\r\n`,
  };
}

/**
 * Builds the same event as a file to add to a calendar, with the method PUBLISH, which asks for no
 * reply. A cancelled booking has that status and replaces the event in the calendar.
 */
export function bookingCalendarFile(entry: CalendarEntry): { filename: string; content: string } {
  const { calendar } = createCalendar(entry, ICalCalendarMethod.PUBLISH);
  return { filename: entry.filename, content: `${calendar.toString()}\r\n` };
}

/** What a calendar entry needs besides the booking; `origin` is the site's, without a trailing slash. */
type EntrySource = {
  company: { brand: string; email: string };
  origin: string;
  manageUrl: string;
  rules: BookingRules;
};

/** A booking as a calendar shows it, in the booking's language. */
type CalendarEntry = Pick<EntrySource, 'company' | 'origin' | 'manageUrl'> & {
  booking: Booking;
  summary: string;
  description: string;
  location: string;
  /** The name of the calendar file. */
  filename: string;
};

/** Builds the calendar entry of a booking, for the invitation in mails and for the downloaded file. */
export function calendarEntry(
  booking: Booking,
  { company, origin, manageUrl, rules }: EntrySource,
): CalendarEntry {
  const language = languageOf(booking.language);
  const t = (key: keyof typeof bookingMailTexts.en, params: TextParams = {}) =>
    translate(mailTextsOf(booking), language, key, params);
  const times = bookingTimes(booking, booking.timeZone, language);
  const facts = bookingFacts(booking, rules, { t, times, language });
  const lines = facts
    .map(({ label, lines }) => ({ label, text: lines.filter(Boolean).join(', ') }))
    .filter(({ text }) => text !== '')
    // Calendars show a non-breaking space in various ways.
    .map(({ label, text }) => `${label}: ${text}`.replaceAll('\u00a0', ' '));
  return {
    booking,
    company,
    origin,
    manageUrl,
    summary: t('event', { brand: company.brand }),
    description: [...lines, `${t('open')}: ${manageUrl}`].join('\n'),
    location: placeOf(rules, booking.place).videoLink ?? whereOf(booking, rules, t),
    filename: t('file'),
  };
}

const statuses = {
  held: ICalEventStatus.TENTATIVE,
  pending: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
};

/** How often calendar programs should fetch the feed, in seconds. */
const refreshInterval = 15 * 60;

/** What the company's own entries are made with: in the owner's language, with its brand. */
type CompanyCalendar = {
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
  const { name, company, email, phone, reference, place } = booking;
  const { videoLink } = placeOf(rules, place);
  const how = place && translate(callFieldsTexts, language, `place_${place}`);
  const topic = topicOf(booking, language);
  const answers = showAnswers(booking, language, 'company').map(({ label, text, isFree }) =>
    isFree ? text : `${label}: ${text}`,
  );
  return {
    id: calendarId(booking, origin),
    sequence: booking.sequence,
    stamp: new Date(booking.updatedAt),
    created: new Date(booking.createdAt),
    lastModified: new Date(booking.updatedAt),
    start: new Date(booking.startsAt),
    end: new Date(booking.endsAt),
    status: statuses[booking.status],
    summary: [name, company].filter(Boolean).join(', ') || email,
    description: [email, phone, reference, how, topic, ...answers].filter(Boolean).join('\n'),
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
