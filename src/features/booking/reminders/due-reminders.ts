const hour = 3_600_000;

/** Reminders go out this long before, and no more once less than `atLeast` hours are left. */
const reminders = [
  { hoursBefore: 24, atLeast: 2 },
  { hoursBefore: 1, atLeast: 0 },
] as const;

export const longestBefore = reminders[0].hoursBefore;

type Remembered = { id: string; sequence: number; startsAt: string; updatedAt: string };
type Written = { bookingId: string; sequence: number; hoursBefore: number };

export type DueReminder<Booking> = { booking: Booking; hoursBefore: number };

/**
 * The reminders to write now for confirmed bookings. None for a booking that was made or moved
 * less than that time before it begins: its own mail has just said everything.
 */
export function dueReminders<Booking extends Remembered>(
  bookings: readonly Booking[],
  written: readonly Written[],
  now: Date,
): DueReminder<Booking>[] {
  const known = new Set(
    written.map((one) => [one.bookingId, one.sequence, one.hoursBefore].join()),
  );
  return bookings.flatMap((booking) => {
    const start = Date.parse(booking.startsAt);
    const left = start - now.getTime();
    return reminders
      .filter(({ hoursBefore, atLeast }) => left <= hoursBefore * hour && left > atLeast * hour)
      .filter(({ hoursBefore }) => Date.parse(booking.updatedAt) <= start - hoursBefore * hour)
      .filter(({ hoursBefore }) => !known.has([booking.id, booking.sequence, hoursBefore].join()))
      .map(({ hoursBefore }) => ({ booking, hoursBefore }));
  });
}
