import { createDeliveries } from './deliveries.server.ts';
import { findNextDue } from './outbox.repository.server.ts';
import type { SendingOptions } from './send-claimed-mail.server.ts';

/**
 * One pass: sends what is due until nothing is due or `stopping` answers true, and waits for those
 * in hand. Returns when the next mail is due, null when none waits.
 * Throws only what the database throws; a mail in hand is then sent again under its Message-ID.
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
