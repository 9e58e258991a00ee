import { topicOfColumns } from '#features/topics/topics.ts';
import { languageOf } from '#i18n/language.ts';
import type { Booking, LinkedBooking } from '../booking.repository.server.ts';
import type { ManagedBooking } from '../booking.ts';
import { isLapsed } from '../holds/holds.ts';
import { type BookingRules, placeOf } from '../rules/booking-rules.ts';

/** Returns whether a booking can be changed: it is neither cancelled nor lapsed and has not begun. */
export function isChangeable(booking: Booking, now: Date): boolean {
  const isOpen = booking.status !== 'cancelled' && !isLapsed(booking, now);
  return isOpen && Date.parse(booking.startsAt) > now.getTime();
}

/**
 * Returns what the holder of a manage link sees of a booking. Behind a mailed link that no one pressed
 * there is nothing that was typed: it may be what a stranger wants to tell the address's owner.
 */
export function managedBooking(
  booking: LinkedBooking,
  rules: BookingRules,
  now: Date,
): ManagedBooking {
  const { id, sequence, reference, startsAt, endsAt, timeZone, heldUntil } = booking;
  const isUnconfirmed = booking.linkPurpose === 'mailed' && booking.confirmedAt === null;
  const status = isLapsed(booking, now) ? 'cancelled' : booking.status;
  const topic = topicOfColumns(booking);
  return {
    id,
    sequence,
    canChange: isChangeable(booking, now),
    canConfirm: isUnconfirmed && isChangeable(booking, now),
    reference,
    status,
    startsAt,
    endsAt,
    timeZone,
    language: languageOf(booking.language),
    name: isUnconfirmed ? '' : booking.name,
    ...(!isUnconfirmed && booking.aboutText && { aboutText: booking.aboutText }),
    ...(topic && { topic }),
    ...(heldUntil !== null && { heldUntil }),
    ...placeOf(rules, booking.place),
  };
}
