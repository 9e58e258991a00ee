import { toInstant } from '#core/clock.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { reviveDead } from './outbox-list.repository.server.ts';

/** Makes a mail that was given up due again, or all if `id` is null. Returns how many there were. */
export async function retryDeadMails(context: Context, id: string | null): Promise<number> {
  return transact(context, async (trx) => {
    const count = await reviveDead(trx, id, toInstant(context.clock()));
    const subject = { kind: 'mail', id };
    if (count > 0)
      await recordChange(context, trx, { action: 'mail.retry', subject, after: { count } });
    return count;
  });
}
