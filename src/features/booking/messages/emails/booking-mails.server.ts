import { readClock } from '#core/zoned-time.ts';
import { messageIdOf } from '#mail/mail-builder.server.ts';
import { bookConsultationPath } from '#paths.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import type { Booking } from '../../booking.repository.server.ts';
import { isMeeting } from '../../booking.ts';
import { bookingTimes } from '../../booking-times.ts';
import { bookingInvitation, calendarEntry } from '../booking-calendar.server.ts';
import {
  type BookingSender,
  bookingMailBuilder,
  minutesOf,
} from '../booking-mail-builder.server.ts';
import type { DueReminder } from '../remind-bookings.server.ts';

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
  const { t, name, pageUrl, ownUrl, language, times, yours, build } = bookingMailBuilder(
    booking,
    change,
  );
  const form = pageUrl(bookConsultationPath.href());
  // The page of a consultation leads to the form filled in as it was, once its address has answered.
  const onceMore = booking.confirmedAt === null ? form : change.manageUrl;
  const again = isMeeting(booking) ? ownUrl : onceMore;
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
      button: { label: t('again'), href: again },
    }),
    attachments: [bookingInvitation(calendarEntry(booking, change))],
    word,
    maxPerDay: byStaff ? maxPerDayByStaff : maxPerDay,
  });
}

/** Builds the mail with a new link to a booking; the same `attempt` makes the same mail. */
export function manageLinkMail(
  booking: Booking,
  { attempt, ...sender }: BookingSender & { attempt: string },
): OutgoingMail {
  const { t, name, times, build } = bookingMailBuilder(booking, sender);
  return build({
    kind: 'booking-link',
    ids: [booking.id, attempt],
    subject: t('link_subject', { reference: booking.reference }),
    preheader: t('link_preheader', { day: times.lisbon.day, from: times.lisbon.from }),
    heading: t('link_heading', { name }),
    lead: t('link_lead'),
    leadsToBooking: true,
    maxPerDay: 3,
  });
}

/**
 * Builds the mail whose link confirms a held booking; the same `attempt` makes the same mail. It has no
 * invitation, because the booking is not made yet.
 */
export function heldMail(
  booking: Booking & { heldUntil: string },
  { attempt, ...sender }: BookingSender & { attempt: string },
): OutgoingMail {
  const { t, times, formatInstant, build } = bookingMailBuilder(booking, sender);
  const { day, from } = times.lisbon;
  const until = formatInstant(booking.heldUntil);
  return build({
    kind: 'booking-held',
    ids: [booking.id, attempt],
    subject: t('held_subject', { day, from }),
    preheader: t('held_preheader', { until }),
    heading: t('held_heading'),
    lead: t('held_lead', { until }),
    button: { label: t('held_confirm'), href: sender.manageUrl },
    until: booking.heldUntil,
    maxPerDay: 3,
  });
}

function identityOf({ id, sequence }: Booking, hoursBefore: number) {
  return { kind: `booking-reminder-${hoursBefore}h`, ids: [id, sequence] };
}

/** Returns the Message-ID of a reminder, which differs once the booking has moved. */
export function reminderId(booking: Booking, hoursBefore: number, origin: string): string {
  const { kind, ids } = identityOf(booking, hoursBefore);
  return messageIdOf(kind, ids, origin);
}

/**
 * Returns when the consultation is, on the visitor's clock: the earlier reminder is written on that very
 * day after an outage.
 */
function nearness(
  { startsAt, timeZone }: Booking,
  hoursBefore: number,
  now: Date,
): 'hour' | 'today' | 'tomorrow' {
  if (hoursBefore === 1) return 'hour';
  const dayOf = (instant: Date | string) => readClock(instant, timeZone).day;
  return dayOf(startsAt) === dayOf(now) ? 'today' : 'tomorrow';
}

/** Builds the mail that reminds the visitor of a booking, in its language and on both clocks. */
export function bookingReminder(
  { booking, hoursBefore }: DueReminder<Booking>,
  now: Date,
  sender: BookingSender,
): OutgoingMail {
  const { t, name, times, yours, build } = bookingMailBuilder(booking, sender);
  const { lisbon } = times;
  return build({
    ...identityOf(booking, hoursBefore),
    subject: t('reminder_subject', { day: lisbon.day, from: lisbon.from }),
    preheader: t('reminder_preheader', { yours, reference: booking.reference }),
    heading: t(`reminder_heading_${nearness(booking, hoursBefore, now)}`, { name }),
    lead: t('reminder_lead'),
    until: booking.startsAt,
    maxPerDay: 3,
  });
}
