import { accept, type Result, refuse } from '#core/result.ts';
import { dayAfter } from '#core/working-time.ts';
import { companyZone, zonedInstant } from '#core/zoned-time.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { momentCell } from '#platform/owner/owner-clock.ts';
import type { AmountCell, OwnerCell, OwnerTable } from '#platform/owner/owner-command.ts';
import type { InvoiceData, InvoiceEntry } from './invoice-data.schema.ts';
import { buildInvoiceData } from './invoice-data.ts';
import { findInvoiceSources } from './invoice-source.repository.server.ts';

const columns = [
  'order',
  'document',
  'id',
  'ordered',
  'charged',
  'arrived',
  'name',
  'company',
  'NIF',
  'VAT number',
  'country',
  'postal code',
  'email',
  'language',
  'description',
  'quantity',
  'unit net',
  'VAT rate',
  'VAT',
  'exemption code',
  'exemption reason',
  'net',
  'total VAT',
  'total',
  'currency',
  'method',
  'payment',
  'VAT rule',
  'VIES',
  'VIES number',
  'VIES consultation',
  'VIES checked',
  'test',
  'buyer',
  'street',
  'city',
  'card country',
];

function amount(cents: number | null): AmountCell | null {
  return cents === null ? null : { cents };
}

function rowsOf(data: InvoiceData, entry: InvoiceEntry): OwnerCell[][] {
  const { buyer, vat } = data;
  const isFirst = data.paidAt === null || entry.at === data.paidAt;
  return entry.lines.map((line) => [
    data.order,
    entry.kind.replace('_', ' '),
    entry.id,
    momentCell(data.orderedAt),
    momentCell((isFirst ? data.chargedAt : null) ?? entry.at),
    momentCell(entry.at),
    buyer.name,
    buyer.company,
    buyer.nif,
    buyer.vatNumber,
    buyer.country,
    buyer.postalCode,
    buyer.email,
    data.language,
    line.description,
    line.quantity,
    amount(line.unitNetCents),
    line.vatRate,
    amount(line.vatCents),
    line.exemption?.code ?? null,
    line.exemption?.reason ?? null,
    amount(entry.netCents),
    amount(entry.vatCents),
    amount(entry.totalCents),
    entry.currency,
    entry.method,
    entry.paymentId,
    vat.treatment,
    vat.evidence?.state ?? null,
    vat.evidence?.number ?? null,
    vat.evidence?.requestId ?? null,
    momentCell(vat.evidence?.checkedAt ?? null),
    data.isTest ? 'test' : null,
    buyer.kind,
    buyer.street,
    buyer.city,
    vat.methodCountry,
  ]);
}

/** Returns orders as a table with a row for each line of each charge and refund. */
export function formatInvoiceRows(orders: readonly InvoiceData[]): OwnerTable {
  return {
    columns,
    rows: orders.flatMap((data) => data.entries.flatMap((entry) => rowsOf(data, entry))),
    empty: 'Nothing was charged or refunded in that time.',
  };
}

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
