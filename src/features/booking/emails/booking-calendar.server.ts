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
  manageUrl: string;
  filename: string;
};

/** The invitation (RFC 5545, RFC 5546) as an attachment: UTC, one UID for the booking's whole life. */
export function bookingInvitation(entry: CalendarEntry): MailAttachment {
  const { booking, company, origin, summary, description, manageUrl, filename } = entry;
  const language = booking.language.toUpperCase();
  const calendar = ical({
    method: ICalCalendarMethod.REQUEST,
    prodId: { company: company.brand, product: 'Booking', language },
  });
  calendar.createEvent({
    id: `${booking.id}@${new URL(origin).hostname}`,
    sequence: booking.sequence,
    stamp: new Date(booking.updatedAt),
    start: new Date(booking.startsAt),
    end: new Date(booking.endsAt),
    status: ICalEventStatus.CONFIRMED,
    summary,
    description,
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
    contentType: 'text/calendar; charset=utf-8; method=REQUEST',
    content: calendar.toString(),
  };
}
