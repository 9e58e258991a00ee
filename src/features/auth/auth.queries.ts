import { apiRead } from '#core/api-request.ts';
import { queryOptions } from '#query/query-options.ts';
import type { AuthUser } from './auth.ts';

const url = '/api/session';

/** Who is signed in; null when nobody is. Never asked for on the server: pages hold no visitor. */
export function sessionQuery() {
  return queryOptions<AuthUser | null>({
    queryKey: [url],
    queryFn: () => apiRead(url, { on401: 'returnNull' }),
  });
}
