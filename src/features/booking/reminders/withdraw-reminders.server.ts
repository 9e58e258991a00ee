import type { Queryable } from '#platform/database/database.server.ts';
import { withdrawMails } from '#platform/outbox/withdraw-mails.server.ts';
import { remindersOf } from './booking-reminders.repository.server.ts';

/** Takes back the reminders of a booking that have not left, because what they say no longer holds. */
export async function withdrawReminders(trx: Queryable, bookingId: string): Promise<void> {
  const reminders = await remindersOf(trx, [bookingId]);
  await withdrawMails(
    trx,
    reminders.map(({ messageId }) => messageId),
  );
}
