import type { Handler, Context as HonoContext } from 'hono';
import type { Services } from '#platform/context/context.server.ts';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { refuseSignedOut } from '#platform/permissions/refuse-missing.server.ts';
import { getSession } from './get-session.server.ts';
import { sessionCookie } from './session-cookie.server.ts';
import type { Session } from './sessions.repository.server.ts';

type SignedInHandler = (c: HonoContext<ApiEnv>, session: Session) => Promise<Response>;

/** Runs a handler for a person who is signed in, and responds 401 `not_signed_in` to others. */
export function signedIn(
  { origin }: Pick<Services, 'origin'>,
  handle: SignedInHandler,
): Handler<ApiEnv> {
  const cookie = sessionCookie(origin);
  return async (c) => {
    c.header('Cache-Control', 'no-store');
    const session = await getSession(c.var.context, cookie.read(c));
    if (session) return handle(c, session);
    return refuseSignedOut(c);
  };
}
