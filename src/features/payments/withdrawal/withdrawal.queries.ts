import { queryOptions } from '#query/query-options.ts';
import type { ShownWithdrawal } from './withdrawal.schema.ts';

/** The withdrawal behind a link; `HttpError` 404 for an unknown token. */
export function withdrawalQuery(token: string) {
  return queryOptions<ShownWithdrawal>({
    queryKey: [`/api/withdrawals/${encodeURIComponent(token)}`],
  });
}
