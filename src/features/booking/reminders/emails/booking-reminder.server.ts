import { readClock } from '#core/zoned-time.ts';
import { messageIdOf } from '#mail/mail-builder.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import type { Booking } from '../../booking.repository.server.ts';
import {
  type BookingSender,
  bookingMailBuilder,
} from '../../emails/booking-mail-builder.server.ts';
import type { DueReminder } from '../due-reminders.ts';

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
