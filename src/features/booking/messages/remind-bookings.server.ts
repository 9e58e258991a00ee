import { toInstant } from '#core/clock.ts';
import { hashToken, newToken } from '#core/ids.server.ts';
import { listCallers } from '#features/authors/authors.server.ts';
import { requireCompany } from '#features/company/company.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import { withdrawMails } from '#platform/outbox/withdraw-mails.server.ts';
import { type Booking, insertLink } from '../booking.repository.server.ts';
import type { BookingReminderTable } from '../booking.tables.ts';
import { slotsLock } from '../rules/availability.server.ts';
import { requireRules } from '../rules/booking-rules.repository.server.ts';
import { manageUrl } from './booking-mail-builder.server.ts';
import { bookingReminder, reminderId } from './emails/booking-mails.server.ts';

const hour = 3_600_000;

/** Reminders are due `hoursBefore` the start, and skipped with `minimumHours` or less left. */
const reminders = [
  { hoursBefore: 24, minimumHours: 2 },
  { hoursBefore: 1, minimumHours: 0 },
] as const;

const maxHoursBefore = reminders[0].hoursBefore;

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

type BookingReminder = BookingReminderTable;

/** Returns the confirmed bookings of clients with an address that start after `after` and not after `until`, earliest first. */
async function listConfirmedBookings(
  db: Queryable,
  after: string,
  until: string,
): Promise<Booking[]> {
  return db
    .selectFrom('bookings')
    .selectAll()
    .where('status', '=', 'confirmed')
    .where('email', '<>', '')
    .where('startsAt', '>', after)
    .where('startsAt', '<=', until)
    .orderBy('startsAt')
    .execute();
}

/** Returns the reminders that were recorded for some bookings, at any `sequence`. */
async function listReminders(
  db: Queryable,
  bookingIds: readonly string[],
): Promise<BookingReminder[]> {
  if (bookingIds.length === 0) return [];
  return db
    .selectFrom('bookingReminders')
    .selectAll()
    .where('bookingId', 'in', bookingIds)
    .execute();
}

/** Records a reminder. Throws if it was recorded before. */
async function insertReminder(trx: Queryable, reminder: BookingReminder): Promise<void> {
  await trx.insertInto('bookingReminders').values(reminder).execute();
}

/** Withdraws the unsent reminders of a booking that has changed. */
export async function withdrawReminders(trx: Queryable, bookingId: string): Promise<void> {
  const reminders = await listReminders(trx, [bookingId]);
  await withdrawMails(
    trx,
    reminders.map(({ messageId }) => messageId),
  );
}

function addMilliseconds(now: Date, milliseconds: number): string {
  return toInstant(new Date(now.getTime() + milliseconds));
}

async function findDue(db: Queryable, now: Date): Promise<DueReminder<Booking>[]> {
  const until = addMilliseconds(now, maxHoursBefore * hour);
  const bookings = await listConfirmedBookings(db, toInstant(now), until);
  const written = await listReminders(
    db,
    bookings.map(({ id }) => id),
  );
  return dueReminders(bookings, written, now);
}

async function writeReminder(
  { origin }: Context,
  trx: Queryable,
  reminder: DueReminder<Booking>,
  now: Date,
): Promise<void> {
  const { booking, hoursBefore } = reminder;
  const { id, sequence, language } = booking;
  const createdAt = toInstant(now);
  // The later reminder replaces an earlier one that was not sent yet.
  await withdrawReminders(trx, id);
  const messageId = reminderId(booking, hoursBefore, origin);
  await insertReminder(trx, { bookingId: id, sequence, hoursBefore, messageId, createdAt });
  const token = newToken();
  await insertLink(trx, {
    tokenHash: hashToken(token),
    bookingId: id,
    purpose: 'mailed',
    createdAt,
  });
  const mail = bookingReminder(reminder, now, {
    manageUrl: manageUrl(origin, language, token),
    origin,
    company: await requireCompany(trx),
    rules: await requireRules(trx),
    callers: await listCallers(trx),
  });
  await enqueueMail(trx, mail, createdAt);
}

/**
 * Enqueues and records the reminders that are due, under the lock of all changes to bookings. The
 * outbox drops those that are not sent before the consultation begins.
 */
export async function remindBookings(context: Context): Promise<void> {
  const { database, clock } = context;
  const now = clock();
  const due = await database.read((db) => findDue(db, now));
  if (due.length === 0) return;
  await transact(context, async (trx) => {
    await database.lock(trx, slotsLock);
    for (const reminder of await findDue(trx, now))
      await writeReminder(context, trx, reminder, now);
  });
}
