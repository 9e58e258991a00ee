import { toInstant } from '#core/clock.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import {
  countKeptInvoices,
  countKeptOrders,
  deleteRowsOf,
  emptyPerson,
  hasOpenBooking,
} from './erasure.repository.server.ts';
import { mergeLock } from './merge/merge-people.server.ts';
import { getPerson, isOnStaff, lockPeople } from './people.repository.server.ts';
import type { Erasure } from './people.schema.ts';

export type EraseRefusal = 'not_found' | 'is_staff' | 'is_merged' | 'has_open_booking';

type Kept = { paid: number; pending: number; invoices: number };

function keptRows({ paid, pending, invoices }: Kept): Erasure['kept'] {
  return [
    { what: 'orders', count: paid, reason: 'tax_law_10_years' as const },
    { what: 'invoices', count: invoices, reason: 'tax_law_10_years' as const },
    { what: 'orders', count: pending, reason: 'payment_under_way' as const },
  ].filter(({ count }) => count > 0);
}

/**
 * Erases a person. Paid orders stay with their invoice details and certified invoices for ten years,
 * as tax law demands (CIVA, article 52); everything else goes. The result and the log name both.
 */
export async function erasePerson(
  context: Context,
  id: string,
): Promise<Result<Erasure, EraseRefusal>> {
  const now = toInstant(context.clock());
  return transact(context, async (trx) => {
    await context.database.lock(trx, mergeLock);
    // A form of this person that is being stored is committed first, so that its rows go as well.
    await lockPeople(trx, [id]);
    const person = await getPerson(trx, id);
    if (!person) return refuse('not_found');
    if (person.mergedInto !== null || person.erasedAt !== null) return refuse('is_merged');
    if (await isOnStaff(trx, id)) return refuse('is_staff');
    if (await hasOpenBooking(trx, id, now)) return refuse('has_open_booking');
    const removed = await deleteRowsOf(trx, id, now);
    const invoices = await countKeptInvoices(trx, id);
    const { paid, pending } = await countKeptOrders(trx, id);
    await emptyPerson(trx, id, now);
    await recordChange(context, trx, {
      action: 'person.erase',
      subject: { kind: 'person', id },
      after: { ...removed, keptOrders: paid + pending, keptInvoices: invoices },
    });
    return accept({ removed, kept: keptRows({ paid, pending, invoices }) });
  });
}
