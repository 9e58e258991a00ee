import { apiRequest } from '#core/api-request.ts';
import { queryOptions } from '#query/query-options.ts';
import type { CardSecret, Subscriber } from './subscriber.schema.ts';

/** The calls behind a subscriber's link begin with it. */
export function subscriberUrl(token: string): string {
  return `/api/subscriptions/${encodeURIComponent(token)}`;
}

/** The subscription behind a link; `HttpError` 404 for a link that is not ours. */
export function subscriberQuery(token: string) {
  return queryOptions<Subscriber>({ queryKey: [subscriberUrl(token)], staleTime: 0 });
}

/** Lets the subscription end with its period, or go on after all. */
export async function changeEnding(token: string, action: 'end' | 'resume'): Promise<void> {
  await apiRequest(`${subscriberUrl(token)}/${action}`);
}

/** Returns what the card form needs to change the card of later renewals. */
export async function fetchCardChange(token: string): Promise<CardSecret> {
  return (await apiRequest(`${subscriberUrl(token)}/card`)).json();
}

/** Renews with the card of a change from now on. */
export async function finishCardChange(token: string, change: string): Promise<void> {
  await apiRequest(`${subscriberUrl(token)}/card/finish`, { body: { change } });
}

/** Returns what the card form needs to finish a failed renewal. */
export async function fetchDuePayment(token: string): Promise<CardSecret> {
  return (await apiRequest(`${subscriberUrl(token)}/payment`)).json();
}
