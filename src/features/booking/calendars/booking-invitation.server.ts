import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import type { MailAttachment } from '#platform/outbox/outgoing-mail.ts';
import type { Booking } from '../booking.repository.server.ts';

/** What a calendar shows of a booking; `origin` makes the event's id unique in the world. */
export type CalendarEntry = {
  booking: Booking;
  company: { brand: string; email: string };
  origin: string;
  summary: string;
  description: string;
  location: string;
  manageUrl: string;
  filename: string;
};

/** The UID of a booking in every calendar, for its whole life. */
export function calendarId({ id }: Booking, origin: string): string {
  return `${id}@${new URL(origin).hostname}`;
}

/**
 * The invitation or, of a cancelled booking, its withdrawal (RFC 5545, RFC 5546) as an attachment:
 * UTC, one UID for the booking's whole life, its SEQUENCE one higher with each change.
 */
export function bookingInvitation(entry: CalendarEntry): MailAttachment {
  const { booking, company, origin, summary, description, location, manageUrl, filename } = entry;
  const language = booking.language.toUpperCase();
  const isCancelled = booking.status === 'cancelled';
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = ical({
    method,
    prodId: { company: company.brand, product: 'Booking', language },
  });
  calendar.createEvent({
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
    attendees: [
      {
        name: booking.name,
        email: booking.email,
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      },
    ],
  });
  return {
    filename,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: `${calendar.toString()}\r\n`,
  };
}
