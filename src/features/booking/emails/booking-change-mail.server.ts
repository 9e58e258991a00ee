import { messageIdOf } from '#mail/mail-builder.server.ts';
import { bookConsultationPath } from '#paths.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import type { Booking } from '../booking.repository.server.ts';
import { bookingTimes } from '../booking-times.ts';
import { bookingInvitation } from '../calendars/booking-invitation.server.ts';
import { calendarEntry } from '../calendars/calendar-entry.server.ts';
import { minutesOf } from './booking-facts.server.ts';
import { type BookingSender, bookingMailBuilder } from './booking-mail-builder.server.ts';

export type BookingChange = {
  event: 'booked' | 'moved' | 'cancelled';
  booking: Booking;
  /** The booking before the change, or null if it is new. */
  before: Booking | null;
  /** Staff made the change, and told the client this. */
  byStaff?: boolean;
  word?: string | undefined;
};

// Someone who books with another person's address also gets a link, and could send mails with it.
const maxPerDay = 5;
const maxPerDayByStaff = 50;

function kindOf(status: 'confirmed' | 'moved' | 'cancelled'): string {
  return `booking-${status}`;
}

/** Returns the Message-ID of the mail about the last change of a booking, a move or a cancellation. */
export function changeMailId({ id, sequence, status }: Booking, origin: string): string {
  return messageIdOf(kindOf(status === 'cancelled' ? status : 'moved'), [id, sequence], origin);
}

/** Builds the mail that confirms a booking, its move or its cancellation, with an invitation. */
export function bookingChangeMail(change: BookingChange & BookingSender): OutgoingMail {
  const { event, booking, before, byStaff = false, word = '' } = change;
  const { t, name, pageUrl, language, times, yours, build } = bookingMailBuilder(booking, change);
  const { lisbon } = times;
  const { reference } = booking;
  const previous = bookingTimes(before ?? booking, booking.timeZone, language).lisbon;
  const status = event === 'booked' ? 'confirmed' : event;
  const lead = byStaff && event === 'cancelled' ? 'cancelled_by_us_lead' : `${status}_lead`;
  return build({
    kind: kindOf(status),
    ids: [booking.id, booking.sequence],
    subject: t(`${status}_subject`, { day: lisbon.day, from: lisbon.from }),
    preheader: t(`${status}_preheader`, { minutes: minutesOf(booking), yours, reference }),
    heading: t(`${status}_heading`, { name }),
    lead: t(lead as `${typeof status}_lead`, { day: previous.day, from: previous.from }),
    ...(event === 'cancelled' && {
      button: { label: t('again'), href: pageUrl(bookConsultationPath.href()) },
    }),
    attachments: [bookingInvitation(calendarEntry(booking, change))],
    word,
    maxPerDay: byStaff ? maxPerDayByStaff : maxPerDay,
  });
}
