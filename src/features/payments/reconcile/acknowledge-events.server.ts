import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { acknowledgeUnknownEvents } from '../payment-events.repository.server.ts';

/**
 * Records that a person has dealt with the events about an unknown payment or subscription, so that
 * the comparison names them no more. Returns false if none is open.
 */
export async function acknowledgeEvents(context: Context, about: string): Promise<boolean> {
  return transact(context, async (trx) => {
    if (!(await acknowledgeUnknownEvents(trx, about))) return false;
    await recordChange(context, trx, {
      action: 'payments.acknowledge',
      subject: { kind: 'payments', id: about },
    });
    return true;
  });
}
