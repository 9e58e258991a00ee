import { apiRequest } from '#core/api-request.ts';
import type { Language } from '#i18n/language.ts';
import type { RefundResult } from './orders-admin.schema.ts';

const urlOf = (reference: string) => `/api/admin/orders/${encodeURIComponent(reference)}`;
/** The provider and a long list take longer than a usual call. */
const longTimeout = 60_000;

/** Refunds an order until a total is reached, in cents. */
export async function refund(
  reference: string,
  body: { totalCents: number; fromCents: number; reason: string; locale: Language },
): Promise<RefundResult> {
  return (await apiRequest(`${urlOf(reference)}/refund`, { body, timeout: longTimeout })).json();
}

export async function endSubscription(reference: string): Promise<void> {
  await apiRequest(`${urlOf(reference)}/end-subscription`, { timeout: longTimeout });
}

export async function setTaskDone(id: string, isDone: boolean): Promise<void> {
  await apiRequest(`/api/admin/tasks/${encodeURIComponent(id)}/${isDone ? 'done' : 'undo'}`);
}

/** Returns the file at an address. */
export async function fetchFile(url: string): Promise<Blob> {
  return (await apiRequest(url, { method: 'GET', timeout: longTimeout })).blob();
}
