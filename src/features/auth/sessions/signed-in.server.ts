import type { Handler, Context as HonoContext } from 'hono';
import type { Services } from '#platform/context/context.server.ts';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { roles } from '#platform/permissions/permissions.ts';
import { refuseMissing, refuseSignedOut } from '#platform/permissions/refuse-missing.server.ts';
import { getSession } from './get-session.server.ts';
import { sessionCookie } from './session-cookie.server.ts';
import { isOfStaff, type Session, type StaffSession } from './sessions.repository.server.ts';

type SignedInHandler<One extends Session = Session> = (
  c: HonoContext<ApiEnv>,
  session: One,
) => Promise<Response>;

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

/** Does the same for staff alone: a client is refused with 403 `role_required`. */
export function staffSignedIn(
  services: Pick<Services, 'origin'>,
  handle: SignedInHandler<StaffSession>,
): Handler<ApiEnv> {
  return signedIn(services, async (c, session) =>
    isOfStaff(session) ? handle(c, session) : refuseMissing(c, { code: 'role_required', roles }),
  );
}
