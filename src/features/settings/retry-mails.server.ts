import { toInstant } from '#core/clock.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { reviveDead } from '#platform/outbox/outbox-list.repository.server.ts';

/** Has all mails that were given up tried again. Returns how many there were. */
export async function retryMails(context: Context): Promise<number> {
  const now = toInstant(context.clock());
  return transact(context, async (trx) => {
    const count = await reviveDead(trx, null, now);
    const subject = { kind: 'mail', id: null };
    if (count > 0)
      await recordChange(context, trx, { action: 'mail.retry', subject, after: { count } });
    return count;
  });
}
