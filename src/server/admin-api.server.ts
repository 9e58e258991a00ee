import { auditAdminApi } from '#features/audit/audit.admin-api.server.ts';
import { authAdminApi } from '#features/auth/auth.admin-api.server.ts';
import { getSession } from '#features/auth/sessions/get-session.server.ts';
import { sessionCookie } from '#features/auth/sessions/session-cookie.server.ts';
import { actorOf } from '#features/auth/sessions/staff-context.server.ts';
import { backupsAdminApi } from '#features/backups/backups.admin-api.server.ts';
import { bookingAdminApi } from '#features/booking/desk/booking.admin-api.server.ts';
import { bookingRulesAdminApi } from '#features/booking/desk/booking-rules.admin-api.server.ts';
import { companyAdminApi } from '#features/company/company.admin-api.server.ts';
import { checksAdminApi } from '#features/content/checks/checks.admin-api.server.ts';
import { contentAdminApi } from '#features/content/content.admin-api.server.ts';
import { historyAdminApi } from '#features/content/history/history.admin-api.server.ts';
import { orderAdminApi } from '#features/content/order/order.admin-api.server.ts';
import { openPreviewLink } from '#features/content/preview/open-preview-link.server.ts';
import { previewLinksAdminApi } from '#features/content/preview/preview.admin-api.server.ts';
import { redirectsAdminApi } from '#features/content/redirects/redirects.admin-api.server.ts';
import { samplesAdminApi } from '#features/content/samples/samples.admin-api.server.ts';
import { translationsAdminApi } from '#features/content/translations/translations.admin-api.server.ts';
import { contentTransferAdminApi } from '#features/content-transfer/content-transfer.admin-api.server.ts';
import { answersAdminApi } from '#features/conversations/answers/answers.admin-api.server.ts';
import { blocksAdminApi } from '#features/conversations/blocks/blocks.admin-api.server.ts';
import { composeAdminApi } from '#features/conversations/compose/compose.admin-api.server.ts';
import { conversationsAdminApi } from '#features/conversations/conversations.admin-api.server.ts';
import { inboxAdminApi } from '#features/conversations/inbox.admin-api.server.ts';
import { filesAdminApi } from '#features/files/files.admin-api.server.ts';
import type { OpenPreview } from '#features/files/serve/find-served-file.server.ts';
import { serveFileApi } from '#features/files/serve/serve-file.api.server.ts';
import { uploadsAdminApi } from '#features/files/upload/uploads.admin-api.server.ts';
import { campaignsAdminApi } from '#features/newsletter/campaigns/campaigns.admin-api.server.ts';
import { subscriberImportsAdminApi } from '#features/newsletter/importing/subscriber-imports.admin-api.server.ts';
import { newsletterSettingsAdminApi } from '#features/newsletter/sending/newsletter-settings.admin-api.server.ts';
import { suppressionsAdminApi } from '#features/newsletter/sending/suppressions.admin-api.server.ts';
import { subscribersAdminApi } from '#features/newsletter/subscribers/subscribers.admin-api.server.ts';
import {
  orderChangesAdminApi,
  ordersAdminApi,
} from '#features/payments/desk/orders.admin-api.server.ts';
import {
  invoiceFilesAdminApi,
  invoicesAdminApi,
} from '#features/payments/invoices/invoices.admin-api.server.ts';
import { meetingsAdminApi } from '#features/payments/meetings/meetings.admin-api.server.ts';
import { reconcileAdminApi } from '#features/payments/reconcile/reconcile.admin-api.server.ts';
import { paymentRequestsAdminApi } from '#features/payments/requests/requests.admin-api.server.ts';
import { bankStatementsAdminApi } from '#features/payments/statements/statements.admin-api.server.ts';
import { bankAccountAdminApi } from '#features/payments/transfers/bank-account.admin-api.server.ts';
import { peopleAdminApi } from '#features/people/people.admin-api.server.ts';
import { projectsAdminApi } from '#features/projects/desk/projects.admin-api.server.ts';
import { readersAdminApi } from '#features/projects/readers/readers.admin-api.server.ts';
import { quotesAdminApi } from '#features/quotes/quotes.admin-api.server.ts';
import { searchAdminApi } from '#features/search/search.admin-api.server.ts';
import { sectionCountsAdminApi } from '#features/section-counts/section-counts.admin-api.server.ts';
import { settingsAdminApi } from '#features/settings/settings.admin-api.server.ts';
import { todayAdminApi } from '#features/today/today.admin-api.server.ts';
import { createContext, type Services } from '#platform/context/context.server.ts';
import type { Audience } from '#platform/context/mount-features.server.ts';
import type { CallerOf } from '#platform/http/caller-address.server.ts';
import { contentKinds } from './content-kinds.server.ts';
import { createMailPictures } from './mail-pictures.server.ts';
import { searchSources } from './search-sources.server.ts';
import { libraryArchive } from './transfer/library-archive.server.ts';

/** Returns what makes whoever is signed in the actor: `guarded` refuses a client with 403. */
export function signedIn(services: Services, callerOf: CallerOf): Audience['actorOf'] {
  const cookie = sessionCookie(services.origin);
  return async (c) => {
    const visitor = { kind: 'visitor', address: callerOf(c) } as const;
    const session = await getSession(createContext(services, visitor), cookie.read(c));
    return session ? actorOf(session, visitor.address) : visitor;
  };
}

/** The uploads of staff; clients have none yet. */
export function uploadsAudience(services: Services, callerOf: CallerOf): Audience {
  const actorOf = signedIn(services, callerOf);
  return { path: '/api/uploads/*', actorOf, features: [uploadsAdminApi] };
}

const openPreview: OpenPreview = async (context, token) => {
  const link = await openPreviewLink(context, token);
  return link.state === 'open' ? link : null;
};

/** Files at `/files`, of which visitors get those that are public. */
export function filesAudience(services: Services, callerOf: CallerOf): Audience {
  return {
    path: '/files/*',
    actorOf: signedIn(services, callerOf),
    features: [() => serveFileApi(openPreview)],
  };
}

/**
 * The calls for staff: `<word>.admin-api.server.ts` of each feature. Who is signed in becomes the
 * actor; `guarded` decides for each call what that actor may do.
 */
export function adminAudience(services: Services, callerOf: CallerOf): Audience {
  return {
    path: '/api/admin/*',
    actorOf: signedIn(services, callerOf),
    features: [
      todayAdminApi,
      auditAdminApi,
      authAdminApi,
      peopleAdminApi,
      projectsAdminApi,
      readersAdminApi,
      ordersAdminApi,
      orderChangesAdminApi,
      meetingsAdminApi,
      invoicesAdminApi,
      invoiceFilesAdminApi,
      reconcileAdminApi,
      paymentRequestsAdminApi,
      bankAccountAdminApi,
      bankStatementsAdminApi,
      quotesAdminApi,
      // Before the subscribers, whose ids would stand in its place.
      subscriberImportsAdminApi,
      subscribersAdminApi,
      suppressionsAdminApi,
      ({ services }) => campaignsAdminApi(createMailPictures(Promise.resolve(services))),
      bookingAdminApi,
      bookingRulesAdminApi,
      answersAdminApi,
      blocksAdminApi,
      conversationsAdminApi,
      composeAdminApi,
      inboxAdminApi,
      () => searchAdminApi(searchSources),
      // Before the records, because its path is like that of one.
      () => orderAdminApi(contentKinds),
      () => contentTransferAdminApi(contentKinds, libraryArchive),
      () => contentAdminApi(contentKinds),
      filesAdminApi,
      () => historyAdminApi(contentKinds),
      () => previewLinksAdminApi(contentKinds),
      ({ statusOf }) => checksAdminApi(contentKinds, statusOf),
      redirectsAdminApi,
      () => translationsAdminApi(contentKinds),
      () => samplesAdminApi(contentKinds),
      companyAdminApi,
      // Before the other settings, whose paths are like its own.
      newsletterSettingsAdminApi,
      settingsAdminApi,
      backupsAdminApi,
      sectionCountsAdminApi,
    ],
  };
}
