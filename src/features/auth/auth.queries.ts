import { apiRead } from '#core/api-request.ts';
import { queryOptions } from '#query/query-options.ts';
import type { AuthUser, PasskeyList, SessionList, StaffList } from './auth.ts';

const url = '/api/session';
// Other browsers and people change these: they are read again after a moment.
const staleTime = 3_000;

/** The signed-in user, or null. Never fetched on the server: cached pages hold no visitor's data. */
export function sessionQuery() {
  return queryOptions<AuthUser | null>({
    queryKey: [url],
    queryFn: () => apiRead(url, { on401: 'returnNull' }),
  });
}

/** Where the signed-in person is signed in. */
export function sessionsQuery() {
  return queryOptions<SessionList>({ queryKey: ['/api/account/sessions'], staleTime });
}

/** The passkeys of the signed-in person. */
export function passkeysQuery() {
  return queryOptions<PasskeyList>({ queryKey: ['/api/account/passkeys'], staleTime });
}

export function staffQuery() {
  return queryOptions<StaffList>({ queryKey: ['/api/admin/staff'], staleTime });
}
