import { apiRequest } from '#core/api-request.ts';
import type { ContactRequest } from '../contact.input.ts';
import { contactUrl } from '../contact.queries.ts';

/** Posts the message with an idempotency key; any 2xx counts as sent. Throws otherwise. */
export async function postMessage(request: ContactRequest, key: string): Promise<void> {
  await apiRequest(contactUrl, { body: request, headers: { 'Idempotency-Key': key } });
}
