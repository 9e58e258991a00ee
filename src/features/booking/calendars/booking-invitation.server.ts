import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  type ICalEvent,
  ICalEventStatus,
} from 'ical-generator';
import type { MailAttachment } from '#platform/outbox/outgoing-mail.ts';
import type { Booking } from '../booking.repository.server.ts';
import type { CalendarEntry } from './calendar-entry.server.ts';

/** Returns the UID of a booking in all calendars, which never changes. */
export function calendarId({ id }: Booking, origin: string): string {
  return `${id}@${new URL(origin).hostname}`;
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
