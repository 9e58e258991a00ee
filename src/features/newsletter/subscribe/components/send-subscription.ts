import { apiRequest } from '#core/api-request.ts';
import { HttpError } from '#core/http-error.ts';
import { visitSource } from '#core/visit-source.ts';
import type { SubscribeInput } from '../../newsletter.input.ts';

const subscribed = [200, 201];

/** Asks for a subscription. Throws `HttpError` for any status but 200 and 201: 202 promises nothing. */
export async function sendSubscription(body: Partial<SubscribeInput>): Promise<void> {
  const { status, statusText } = await apiRequest('/api/newsletter/subscribe', {
    body,
    headers: visitSource(),
  });
  if (!subscribed.includes(status)) throw new HttpError(status, '', statusText);
}
