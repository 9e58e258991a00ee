import { apiRequest } from '#core/api-request.ts';
import type { FeedAddress } from './settings.schema.ts';

const url = '/api/admin/settings';

/** Makes a new address of the calendar feed; the one before ends. */
export async function renewCalendarFeed(): Promise<FeedAddress> {
  return (await apiRequest(`${url}/calendar-feed`)).json();
}

/** Has the mails that were given up tried again; returns how many there were. */
export async function retryMails(): Promise<number> {
  return ((await (await apiRequest(`${url}/mail/retry`)).json()) as { count: number }).count;
}

/** Sets whether each charge from now on should have a certified invoice. */
export async function expectInvoices(expected: boolean): Promise<void> {
  await apiRequest('/api/admin/invoices/expected', { method: 'PUT', body: { expected } });
}
