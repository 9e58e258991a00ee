import { toInstant } from '#core/clock.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { acknowledgeUnknownEvents } from '../ledger/payment-events.repository.server.ts';
import { forgetUnknown } from './kept-comparisons.repository.server.ts';
import { acknowledgeFindings, countFindings } from './ledger-findings.repository.server.ts';

/**
 * Records that a person has dealt with what is known about an unknown payment or subscription, so that
 * the comparison names it no more. Returns false if nothing is open.
 */
export async function acknowledgeEvents(context: Context, about: string): Promise<boolean> {
  return transact(context, async (trx) => {
    const isEvent = await acknowledgeUnknownEvents(trx, about);
    const isFinding = await acknowledgeFindings(trx, about, toInstant(context.clock()));
    if (!isEvent && !isFinding) return false;
    await forgetUnknown(trx, context.payments.name, about);
    await recordChange(context, trx, {
      action: 'payments.acknowledge',
      subject: { kind: 'payments', id: about },
    });
    return true;
  });
}

/** Returns how many differences from the card provider wait for somebody. */
export async function countLedgerFindings({ database, payments }: Context): Promise<number> {
  return database.read((db) => countFindings(db, payments.name));
}
