import { createDeliveries } from './deliveries.server.ts';
import { findNextDue } from './outbox.repository.server.ts';
import type { SendingOptions } from './send-claimed-mail.server.ts';

/**
 * Sends due mails until none is due or `stopping` returns true, and waits for the deliveries in
 * progress. Returns when the next mail is due, or null if none is waiting. Throws only errors of the
 * database; a mail being delivered is then sent again under its Message-ID.
 */
export async function sendWaitingMails(
  options: SendingOptions,
  stopping: () => boolean = () => false,
): Promise<string | null> {
  const failures: unknown[] = [];
  const deliveries = createDeliveries(options, (error) => {
    if (error !== null) failures.push(error);
  });
  try {
    while (failures.length === 0 && (await deliveries.beginDue(stopping)))
      await deliveries.oneEnded();
  } finally {
    await deliveries.allEnded();
  }
  if (failures.length > 0) throw failures[0];
  return findNextDue(options.database);
}
