import { apiRead } from '#core/api-request.ts';
import { queryOptions } from '#query/query-options.ts';
import type { AuthUser } from './auth.ts';

const url = '/api/session';

/** The signed-in user, or null. Never fetched on the server: cached pages hold no visitor's data. */
export function sessionQuery() {
  return queryOptions<AuthUser | null>({
    queryKey: [url],
    queryFn: () => apiRead(url, { on401: 'returnNull' }),
  });
}
