import { auditAdminApi } from '#features/audit/audit.admin-api.server.ts';
import { authAdminApi } from '#features/auth/auth.admin-api.server.ts';
import { getSession } from '#features/auth/sessions/get-session.server.ts';
import { sessionCookie } from '#features/auth/sessions/session-cookie.server.ts';
import { staffActor } from '#features/auth/sessions/staff-context.server.ts';
import { answersAdminApi } from '#features/conversations/answers.admin-api.server.ts';
import { conversationsAdminApi } from '#features/conversations/conversations.admin-api.server.ts';
import { inboxAdminApi } from '#features/conversations/inbox.admin-api.server.ts';
import { tasksAdminApi } from '#features/payments/orders/tasks.admin-api.server.ts';
import { reconcileAdminApi } from '#features/payments/reconcile/reconcile.admin-api.server.ts';
import { peopleAdminApi } from '#features/people/people.admin-api.server.ts';
import { todayAdminApi } from '#features/today/today.admin-api.server.ts';
import { createContext, type Services } from '#platform/context/context.server.ts';
import type { Audience } from '#platform/context/mount-features.server.ts';
import type { CallerOf } from '#platform/http/caller-address.server.ts';

/**
 * The calls for staff: `<word>.admin-api.server.ts` of each feature. Who is signed in becomes the
 * actor; `guarded` decides for each call what that actor may do.
 */
export function adminAudience(services: Services, callerOf: CallerOf): Audience {
  const cookie = sessionCookie(services.origin);
  return {
    path: '/api/admin/*',
    async actorOf(c) {
      const visitor = { kind: 'visitor', address: callerOf(c) } as const;
      const session = await getSession(createContext(services, visitor), cookie.read(c));
      return session ? staffActor(session, visitor.address) : visitor;
    },
    features: [
      todayAdminApi,
      auditAdminApi,
      authAdminApi,
      peopleAdminApi,
      answersAdminApi,
      conversationsAdminApi,
      inboxAdminApi,
      tasksAdminApi,
      reconcileAdminApi,
    ],
  };
}
