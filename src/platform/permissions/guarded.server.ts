import type { Handler, Context as HonoContext } from 'hono';
import type { Context, StaffActor } from '#platform/context/context.server.ts';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { type Action, findMissing, rolesFor } from './permissions.ts';
import { refuseMissing, refuseSignedOut } from './refuse-missing.server.ts';

/** The context of a call by staff. */
export type StaffContext = Context & { actor: StaffActor };

type StaffCall = (c: HonoContext<ApiEnv>, context: StaffContext) => Promise<Response>;

/** The handler of a call for staff; a test reads its action. */
export type GuardedHandler = Handler<ApiEnv> & { action: Action };

/**
 * Makes the handler of a call for staff: 401 `not_signed_in` without a session, 403 with what is
 * missing, and never cached. Every call under `/api/admin` is made by it.
 */
export function guarded(action: Action, handle: StaffCall): GuardedHandler {
  async function handler(c: HonoContext<ApiEnv>): Promise<Response> {
    c.header('Cache-Control', 'no-store');
    const { context } = c.var;
    const { actor } = context;
    // Whoever is signed in as a client is known, and not of the staff.
    if (actor.kind === 'client' || actor.kind === 'link')
      return refuseMissing(c, { code: 'role_required', roles: rolesFor(action) });
    if (actor.kind !== 'staff') return refuseSignedOut(c);
    const missing = findMissing(actor, action, context.clock());
    return missing ? refuseMissing(c, missing) : handle(c, { ...context, actor });
  }
  return Object.assign(handler, { action });
}
