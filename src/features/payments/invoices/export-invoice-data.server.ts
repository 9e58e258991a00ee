import { accept, type Result, refuse } from '#core/result.ts';
import { dayAfter } from '#core/working-time.ts';
import { companyZone, zonedInstant } from '#core/zoned-time.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { buildInvoiceData } from './build-invoice-data.ts';
import type { InvoiceData } from './invoice-data.schema.ts';
import { findInvoiceSources } from './invoice-source.repository.server.ts';

/** Days of Lisbon, both included, by when money arrived or went back; or the orders of references. */
export type InvoiceSelection = {
  from: string | null;
  to: string | null;
  references: readonly string[];
};

const mostOrders = 5_000;

function startOf(day: string): string {
  return zonedInstant(day, '00:00', companyZone);
}

/**
 * Returns what certified invoices need of a selection, and records that it was exported. Of a period
 * only what was charged and refunded in it. `too_many`: more orders than one file holds.
 */
export async function exportInvoiceData(
  context: Context,
  { from, to, references }: InvoiceSelection,
): Promise<Result<InvoiceData[], 'too_many'>> {
  const period = {
    from: from === null ? null : startOf(from),
    to: to === null ? null : startOf(dayAfter(to)),
  };
  return transact(context, async (trx) => {
    const chosen = { ...period, references };
    const sources = await findInvoiceSources(trx, chosen, mostOrders + 1);
    if (sources.length > mostOrders) return refuse('too_many' as const);
    const isWithin = (at: string) =>
      (period.from === null || at >= period.from) && (period.to === null || at < period.to);
    const orders = sources
      .map(buildInvoiceData)
      .map((data) => ({ ...data, entries: data.entries.filter(({ at }) => isWithin(at)) }));
    const [reference] = references;
    const isOne = references.length === 1 && reference !== undefined;
    await recordChange(context, trx, {
      action: 'orders.export-invoice-data',
      subject: { kind: isOne ? 'order' : 'orders', id: isOne ? reference : null },
      after: { from, to, orders: orders.length },
    });
    return accept(orders);
  });
}
