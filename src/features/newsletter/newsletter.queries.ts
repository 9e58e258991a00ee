import { queryOptions } from '#query/query-options.ts';
import type { ConfirmationLink, Subscription } from './newsletter.ts';

/** A token that leads nowhere rejects with `HttpError` 404. */
export function confirmationLinkQuery(token: string) {
  return queryOptions<ConfirmationLink>({
    queryKey: [`/api/newsletter/confirm/${encodeURIComponent(token)}`],
  });
}

/** The same for the token of a link that ends a subscription. */
export function subscriptionQuery(token: string) {
  return queryOptions<Subscription>({
    queryKey: [`/api/newsletter/subscription/${encodeURIComponent(token)}`],
  });
}
