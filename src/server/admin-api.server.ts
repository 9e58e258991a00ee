import { auditAdminApi } from '#features/audit/audit.admin-api.server.ts';
import { authAdminApi } from '#features/auth/auth.admin-api.server.ts';
import { getSession } from '#features/auth/sessions/get-session.server.ts';
import { sessionCookie } from '#features/auth/sessions/session-cookie.server.ts';
import { staffActor } from '#features/auth/sessions/staff-context.server.ts';
import { backupsAdminApi } from '#features/backups/backups.admin-api.server.ts';
import { bookingAdminApi } from '#features/booking/booking.admin-api.server.ts';
import { bookingRulesAdminApi } from '#features/booking/rules/booking-rules.admin-api.server.ts';
import { companyAdminApi } from '#features/company/company.admin-api.server.ts';
import { contentAdminApi } from '#features/content/content.admin-api.server.ts';
import { noFiles } from '#features/content-transfer/archive/archive-files.server.ts';
import { contentTransferAdminApi } from '#features/content-transfer/content-transfer.admin-api.server.ts';
import { answersAdminApi } from '#features/conversations/answers/answers.admin-api.server.ts';
import { blocksAdminApi } from '#features/conversations/blocks/blocks.admin-api.server.ts';
import { conversationsAdminApi } from '#features/conversations/conversations.admin-api.server.ts';
import { inboxAdminApi } from '#features/conversations/inbox.admin-api.server.ts';
import { subscribersAdminApi } from '#features/newsletter/subscribers/subscribers.admin-api.server.ts';
import { orderChangesAdminApi } from '#features/payments/orders/order-changes.admin-api.server.ts';
import { ordersAdminApi } from '#features/payments/orders/orders.admin-api.server.ts';
import { reconcileAdminApi } from '#features/payments/reconcile/reconcile.admin-api.server.ts';
import { peopleAdminApi } from '#features/people/people.admin-api.server.ts';
import { searchAdminApi } from '#features/search/search.admin-api.server.ts';
import { sectionCountsAdminApi } from '#features/section-counts/section-counts.admin-api.server.ts';
import { settingsAdminApi } from '#features/settings/settings.admin-api.server.ts';
import { todayAdminApi } from '#features/today/today.admin-api.server.ts';
import { createContext, type Services } from '#platform/context/context.server.ts';
import type { Audience } from '#platform/context/mount-features.server.ts';
import type { CallerOf } from '#platform/http/caller-address.server.ts';
import { contentKinds } from './content-kinds.server.ts';
import { searchSources } from './search-sources.server.ts';

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
      ordersAdminApi,
      orderChangesAdminApi,
      reconcileAdminApi,
      subscribersAdminApi,
      bookingAdminApi,
      bookingRulesAdminApi,
      answersAdminApi,
      blocksAdminApi,
      conversationsAdminApi,
      inboxAdminApi,
      () => searchAdminApi(searchSources),
      () => contentTransferAdminApi(contentKinds, noFiles),
      () => contentAdminApi(contentKinds),
      companyAdminApi,
      settingsAdminApi,
      backupsAdminApi,
      sectionCountsAdminApi,
    ],
  };
}
