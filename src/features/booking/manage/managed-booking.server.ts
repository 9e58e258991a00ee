import { languageOf } from '#i18n/language.ts';
import type { Booking } from '../booking.repository.server.ts';
import type { ManagedBooking } from '../booking.ts';
import { type BookingRules, placeOf } from '../rules/booking-rules.ts';

/** Returns whether a booking can be moved or cancelled: it is not cancelled and has not begun. */
export function isChangeable({ status, startsAt }: Booking, now: Date): boolean {
  return status !== 'cancelled' && Date.parse(startsAt) > now.getTime();
}

/** Returns what the holder of a manage link sees of a booking. */
export function managedBooking(booking: Booking, rules: BookingRules, now: Date): ManagedBooking {
  const { id, sequence, reference, status, startsAt, endsAt, timeZone, name } = booking;
  return {
    id,
    sequence,
    canChange: isChangeable(booking, now),
    reference,
    status,
    startsAt,
    endsAt,
    timeZone,
    language: languageOf(booking.language),
    name,
    ...placeOf(rules),
  };
}
