import { queryOptions } from '#query/query-options.ts';
import type { ConfirmationLink, Subscription } from './newsletter.ts';

/** The status and the address behind a confirmation link; `HttpError` 404 for an unknown token. */
export function confirmationLinkQuery(token: string) {
  return queryOptions<ConfirmationLink>({
    queryKey: [`/api/newsletter/confirm/${encodeURIComponent(token)}`],
  });
}

/** The status behind an unsubscribe link; `HttpError` 404 for an unknown token. */
export function subscriptionQuery(token: string) {
  return queryOptions<Subscription>({
    queryKey: [`/api/newsletter/subscription/${encodeURIComponent(token)}`],
  });
}
