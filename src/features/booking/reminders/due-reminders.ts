const hour = 3_600_000;

/** Reminders are due `hoursBefore` the start, and skipped with `minimumHours` or less left. */
const reminders = [
  { hoursBefore: 24, minimumHours: 2 },
  { hoursBefore: 1, minimumHours: 0 },
] as const;

export const maxHoursBefore = reminders[0].hoursBefore;

type RemindableBooking = { id: string; sequence: number; startsAt: string; updatedAt: string };
type WrittenReminder = { bookingId: string; sequence: number; hoursBefore: number };

export type DueReminder<Booking> = { booking: Booking; hoursBefore: number };

/**
 * Returns the reminders that are due for confirmed bookings and not yet `written`. A booking that was
 * made or moved after a reminder would have been due gets none, as its own mail is recent enough.
 */
export function dueReminders<Booking extends RemindableBooking>(
  bookings: readonly Booking[],
  written: readonly WrittenReminder[],
  now: Date,
): DueReminder<Booking>[] {
  const known = new Set(
    written.map(({ bookingId, sequence, hoursBefore }) =>
      [bookingId, sequence, hoursBefore].join(),
    ),
  );
  return bookings.flatMap((booking) => {
    const start = Date.parse(booking.startsAt);
    const timeLeft = start - now.getTime();
    return reminders
      .filter(
        ({ hoursBefore, minimumHours }) =>
          timeLeft <= hoursBefore * hour && timeLeft > minimumHours * hour,
      )
      .filter(({ hoursBefore }) => Date.parse(booking.updatedAt) <= start - hoursBefore * hour)
      .filter(({ hoursBefore }) => !known.has([booking.id, booking.sequence, hoursBefore].join()))
      .map(({ hoursBefore }) => ({ booking, hoursBefore }));
  });
}
