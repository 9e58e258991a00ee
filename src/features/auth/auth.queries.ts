import { queryOptions } from '@tanstack/react-query';
import { apiRead } from '#core/api-request.ts';
import type { AuthUser } from './auth.ts';

const url = '/api/session';

/** Who is signed in; null when nobody is. Never asked for on the server: pages hold no visitor. */
export function sessionQuery() {
  return queryOptions<AuthUser | null>({
    queryKey: [url],
    queryFn: async ({ signal }) =>
      (await apiRead(url, { on401: 'returnNull', signal })) as AuthUser | null,
  });
}
