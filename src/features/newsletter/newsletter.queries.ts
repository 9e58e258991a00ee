import { queryOptions } from '#query/query-options.ts';
import type { ConfirmationLink } from './newsletter.ts';

/** A token that leads nowhere rejects with `HttpError` 404. */
export function confirmationLinkQuery(token: string) {
  return queryOptions<ConfirmationLink>({
    queryKey: [`/api/newsletter/confirm/${encodeURIComponent(token)}`],
  });
}
