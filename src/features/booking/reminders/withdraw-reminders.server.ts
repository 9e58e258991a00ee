import type { Queryable } from '#platform/database/database.server.ts';
import { withdrawMails } from '#platform/outbox/withdraw-mails.server.ts';
import { listReminders } from './booking-reminders.repository.server.ts';

/** Withdraws the unsent reminders of a booking that has changed. */
export async function withdrawReminders(trx: Queryable, bookingId: string): Promise<void> {
  const reminders = await listReminders(trx, [bookingId]);
  await withdrawMails(
    trx,
    reminders.map(({ messageId }) => messageId),
  );
}
