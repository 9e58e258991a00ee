import { toInstant } from '#core/clock.ts';
import { hashToken, newToken } from '#core/ids.server.ts';
import { requireCompany } from '#features/company/require-company.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import { slotsLock } from '../availability/availability-context.server.ts';
import { type Booking, insertLink } from '../booking.repository.server.ts';
import { manageUrl } from '../manage/manage-url.server.ts';
import { requireRules } from '../rules/booking-rules.repository.server.ts';
import {
  insertReminder,
  listConfirmedBookings,
  listReminders,
} from './booking-reminders.repository.server.ts';
import { type DueReminder, dueReminders, maxHoursBefore } from './due-reminders.ts';
import { bookingReminder, reminderId } from './emails/booking-reminder.server.ts';
import { withdrawReminders } from './withdraw-reminders.server.ts';

const hour = 3_600_000;

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
