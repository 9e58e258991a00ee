import { topicOfColumns } from '#features/topics/topics.ts';
import type { BookingTable } from '../booking.tables.ts';
import { isLapsed } from '../holds/holds.ts';
import type { StaffBooking } from './staff-booking.schema.ts';

/** Returns a booking as staff see it; a hold that lapsed is cancelled. */
export function staffBooking(booking: BookingTable, now: Date): StaffBooking {
  const { id, reference, startsAt, endsAt, name, email, company, phone, timeZone } = booking;
  const { personId, heldUntil, noShowAt, aboutText, createdAt, updatedAt } = booking;
  const status = isLapsed(booking, now) ? 'cancelled' : booking.status;
  return {
    id,
    reference,
    revision: booking.sequence,
    status: status === 'pending' ? 'confirmed' : status,
    startsAt,
    endsAt,
    date: booking.day,
    time: booking.time,
    name,
    email,
    company,
    phone,
    language: booking.language === 'pt' ? 'pt' : 'en',
    timeZone,
    personId,
    confirmed: booking.confirmedAt !== null,
    heldUntil,
    noShowAt,
    topic: topicOfColumns(booking),
    aboutText,
    createdAt,
    updatedAt,
  };
}
