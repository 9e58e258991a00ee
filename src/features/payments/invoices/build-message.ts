import type { InvoiceData, InvoiceEntry } from './invoice-data.schema.ts';

const types: Record<InvoiceEntry['kind'], string> = {
  charge: 'order.charged',
  refund: 'order.refunded',
  refund_failed: 'order.refund_failed',
};

/**
 * Builds the body of the message about an entry of an order: the entry, and the whole order for what
 * the document needs besides. Null if the order has no such entry.
 */
export function buildMessage(id: string, data: InvoiceData): string | null {
  const entry = data.entries.find((one) => one.id === id);
  if (!entry) return null;
  return JSON.stringify({ id, type: types[entry.kind], at: entry.at, entry, order: data });
}
