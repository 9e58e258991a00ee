import { toInstant } from '#core/clock.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { getOrderBy, lockOrder } from '../ledger/orders.repository.server.ts';
import { buildInvoiceData } from './build-invoice-data.ts';
import { handoversJob } from './deliver-handovers.server.ts';
import { insertHandover, restartHandovers } from './handovers.repository.server.ts';
import { findInvoiceSources } from './invoice-source.repository.server.ts';

export type SendRefusal = 'unknown_order' | 'no_invoicing' | 'not_paid';

/**
 * Hands every charge and refund of an order over once more, also those from before the software was
 * set up. The receiver ignores the ids that it knows. Returns how many.
 */
export async function sendHandovers(
  context: Context,
  reference: string,
): Promise<Result<number, SendRefusal>> {
  const { database, invoicing, clock } = context;
  if (invoicing === null) return refuse('no_invoicing');
  const at = toInstant(clock());
  const outcome = await transact(context, async (trx) => {
    const order = await getOrderBy(trx, 'reference', reference);
    if (!order) return refuse('unknown_order' as const);
    await lockOrder(database, trx, order.id);
    const chosen = { from: null, to: null, references: [reference] };
    const [source] = await findInvoiceSources(trx, chosen, 1);
    const { entries } = source ? buildInvoiceData(source) : { entries: [] };
    if (entries.length === 0) return refuse('not_paid' as const);
    for (const { id, paymentId } of entries)
      await insertHandover(trx, { id, orderId: order.id, paymentId }, at);
    await restartHandovers(trx, order.id, at);
    await recordChange(context, trx, {
      action: 'order.hand-over',
      subject: { kind: 'order', id: reference },
      after: { entries: entries.length },
    });
    return accept(entries.length);
  });
  if (outcome.ok) context.wakeJob(handoversJob);
  return outcome;
}
