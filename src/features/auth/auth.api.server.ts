import { Hono } from 'hono';
import type { ApiEnv, ApiSetup } from '#platform/context/mount-features.server.ts';
import { refuseSignedOut } from '#platform/permissions/refuse-missing.server.ts';
import {
  describeEndSession,
  describeForgetBrowsers,
  describeSession,
  describeSessions,
  describeSignOut,
} from './auth.docs.server.ts';
import { authProblem } from './auth-problem.server.ts';
import { demoUser } from './demo-user.server.ts';
import { endSession, forgetBrowsers, signOut } from './sessions/end-session.server.ts';
import { getSession } from './sessions/get-session.server.ts';
import { listSessions } from './sessions/list-sessions.server.ts';
import { sessionCookie } from './sessions/session-cookie.server.ts';
import { signedIn } from './sessions/signed-in.server.ts';
import { asSignedIn, toAuthUser } from './sessions/staff-context.server.ts';

/**
 * `GET` and `DELETE /api/session`, `GET /api/account/sessions`, `DELETE` of one and of browsers: never cached,
 * because they belong to one person. Without a session, the placeholder user is returned while the
 * sample portal is enabled.
 */
export function authApi({ services, settings }: ApiSetup): Hono<ApiEnv> {
  const cookie = sessionCookie(services.origin);
  return new Hono<ApiEnv>()
    .get('/api/session', describeSession, async (c) => {
      c.header('Cache-Control', 'no-store');
      const session = await getSession(c.var.context, cookie.read(c));
      if (session) return c.json(toAuthUser(session));
      if (settings.portalDemo) return c.json(demoUser);
      return refuseSignedOut(c);
    })
    .delete('/api/session', describeSignOut, async (c) => {
      c.header('Cache-Control', 'no-store');
      const token = cookie.read(c);
      if (token !== null) await signOut(c.var.context, token);
      cookie.clear(c);
      return c.body(null, 204);
    })
    .get(
      '/api/account/sessions',
      describeSessions,
      signedIn(services, async (c, session) => c.json(await listSessions(c.var.context, session))),
    )
    .delete(
      '/api/account/browsers',
      describeForgetBrowsers,
      signedIn(services, async (c, session) => {
        await forgetBrowsers(asSignedIn(c.var.context, session), session);
        return c.body(null, 204);
      }),
    )
    .delete(
      '/api/account/sessions/:id',
      describeEndSession,
      describeForgetBrowsers,
      signedIn(services, async (c, session) => {
        const isEnded = await endSession(
          asSignedIn(c.var.context, session),
          session,
          c.req.param('id') ?? '',
        );
        if (isEnded) return c.body(null, 204);
        return authProblem(c, { status: 404, code: 'not_found', about: 'session' });
      }),
    );
}
