import { apiRequest } from '#core/api-request.ts';
import { HttpError } from '#core/http-error.ts';
import type { InvoiceKind } from './invoices.ts';

const longTimeout = 60_000;

function orderUrl(reference: string): string {
  return `/api/admin/orders/${encodeURIComponent(reference)}`;
}

/** Returns where the PDF of a certified document of an order is downloaded. */
export function invoiceUrl(reference: string, fileId: string): string {
  return `${orderUrl(reference)}/invoices/${fileId}`;
}

/** Returns where the data of orders, or of a period, is downloaded. */
export function invoiceDataUrl(
  format: 'csv' | 'json',
  selection: { references?: readonly string[]; from?: string; to?: string },
): string {
  const { references = [], from = '', to = '' } = selection;
  const query = Object.entries({ from, to, references: references.join(',') });
  const given = new URLSearchParams(query.filter(([, value]) => value !== ''));
  return `/api/admin/invoice-data.${format}?${given}`;
}

/** Hands every charge and refund of an order over once more. */
export async function handOver(reference: string): Promise<void> {
  await apiRequest(`${orderUrl(reference)}/hand-over`);
}

type Attachment = { id: string; number: string; kind: InvoiceKind; file: File };

/** Attaches a PDF to an order; the same id again is the same upload. Returns whether it was mailed. */
export async function attachInvoice(
  reference: string,
  { id, number, kind, file }: Attachment,
): Promise<{ isMailed: boolean }> {
  const query = new URLSearchParams({ number, kind });
  const response = await fetch(`${invoiceUrl(reference, id)}?${query}`, {
    method: 'PUT',
    credentials: 'include',
    headers: { Accept: 'application/json', 'Content-Type': 'application/pdf' },
    body: file,
    signal: AbortSignal.timeout(longTimeout),
  });
  if (response.ok) return response.json();
  throw new HttpError(response.status, await response.text(), response.statusText);
}
