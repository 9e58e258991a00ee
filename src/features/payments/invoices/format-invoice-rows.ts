import { ownerTime } from '#platform/owner/owner-clock.ts';
import type { OwnerCell, OwnerTable } from '#platform/owner/owner-command.ts';
import type { InvoiceData, InvoiceEntry } from './invoice-data.schema.ts';
import { formatCents } from './split-total.ts';

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
  'e-mail',
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

function amount(cents: number | null): string | null {
  return cents === null ? null : formatCents(cents);
}

function rowsOf(data: InvoiceData, entry: InvoiceEntry): OwnerCell[][] {
  const { buyer, vat } = data;
  const isFirst = data.paidAt === null || entry.at === data.paidAt;
  return entry.lines.map((line) => [
    data.order,
    entry.kind.replace('_', ' '),
    entry.id,
    ownerTime(data.orderedAt),
    ownerTime((isFirst ? data.chargedAt : null) ?? entry.at),
    ownerTime(entry.at),
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
    ownerTime(vat.evidence?.checkedAt ?? null),
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
