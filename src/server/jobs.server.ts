import { toInstant } from '#core/clock.ts';
import { removeOldProofs } from '#features/auth/client-code/client-code.server.ts';
import { removeOldSignIns } from '#features/auth/remove-old-sign-ins.server.ts';
import { mailSignIns } from '#features/auth/sign-in/mail-sign-ins.server.ts';
import { signInMailsJob } from '#features/auth/sign-in/request-sign-in.server.ts';
import { busyTimesJob, fetchBusyTimes } from '#features/booking/busy/busy-calendar.server.ts';
import { remindBookings } from '#features/booking/messages/remind-bookings.server.ts';
import { releaseLapsedHolds } from '#features/booking/rules/holds.server.ts';
import { publishDue } from '#features/content/publishing/publish-due.server.ts';
import { tidyImports } from '#features/content-transfer/running/import-folders.server.ts';
import { removeOldMails } from '#features/conversations/mail-in/remove-old-mails.server.ts';
import { removeUnsentFiles } from '#features/conversations/outgoing-files.server.ts';
import { sendAlarms } from '#features/conversations/send-alarms.server.ts';
import { makeWaitingCopies, picturesJob } from '#features/files/pictures/make-copies.server.ts';
import { removeUnusedFiles } from '#features/files/remove-unused-files.server.ts';
import { removeStaleSubscribers } from '#features/newsletter/confirm/remove-stale-subscribers.server.ts';
import { removeOldImports } from '#features/newsletter/importing/remove-imports.server.ts';
import { continueImports } from '#features/newsletter/importing/start-subscriber-import.server.ts';
import { paymentsJobs } from '#features/payments/desk/payments-jobs.server.ts';
import { remindRequests } from '#features/payments/requests/remind-requests.server.ts';
import { deleteExpiredLinks } from '#features/people/client-links.server.ts';
import { keepStandings } from '#features/people/standing/update-standings.server.ts';
import { removeTakenWords } from '#features/projects/closing/remove-taken-words.server.ts';
import { removeAbandonedPapers } from '#features/projects/papers/remove-abandoned.server.ts';
import { removeIdentityPapers } from '#features/projects/papers/remove-identity.server.ts';
import { remindClients } from '#features/projects/requests/remind-clients.server.ts';
import { askDueParts } from '#features/quotes/ask-due-parts.server.ts';
import { removeOldChanges } from '#platform/audit/remove-old-changes.server.ts';
import type { Services } from '#platform/context/context.server.ts';
import { keepStatistics } from '#platform/database/keep-statistics.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import type { PeriodicJob } from '#platform/jobs/periodic-jobs.server.ts';
import { keepSearchIndex } from '#platform/search/update-search-index.server.ts';
import { contentKinds } from './content-kinds.server.ts';
import { searchSources } from './search-sources.server.ts';

/** The periodic jobs of the server. */
export function periodicJobs(services: Pick<Services, 'payments'>): PeriodicJob[] {
  let isFirstTidying = true;
  return [
    { name: 'booking-reminders', everySeconds: 60, run: remindBookings },
    {
      name: 'lapsed-holds',
      everySeconds: 60,
      async run(context) {
        const released = await releaseLapsedHolds(context);
        if (released > 0) context.logger.info({ released }, 'released holds that lapsed');
      },
    },
    { name: 'client-reminders', everySeconds: 60, run: remindClients },
    { name: 'payment-reminders', everySeconds: 60, run: remindRequests },
    {
      name: 'due-parts-of-quotes',
      everySeconds: 60,
      async run(context) {
        const asked = await askDueParts(context);
        if (asked > 0) context.logger.info({ asked }, 'asked for payments that were agreed on');
      },
    },
    {
      name: 'abandoned-papers',
      everySeconds: 3600,
      run: async (context) => void (await removeAbandonedPapers(context)),
    },
    {
      name: 'papers-of-identity',
      everySeconds: 3600,
      async run(context) {
        const removed = await removeIdentityPapers(context);
        if (removed > 0) context.logger.info({ removed }, 'removed papers of identity');
      },
    },
    {
      name: 'unsent-files',
      everySeconds: 3600,
      run: async (context) => void (await removeUnsentFiles(context)),
    },
    {
      name: 'words-taken-back',
      everySeconds: 3600,
      run: async (context) => void (await removeTakenWords(context)),
    },
    {
      name: 'unconfirmed-subscribers',
      everySeconds: 3600,
      async run(context) {
        const removed = await removeStaleSubscribers(context);
        if (removed > 0) context.logger.info({ removed }, 'removed unconfirmed subscribers');
      },
    },
    {
      name: 'conversation-alarms',
      everySeconds: 60,
      run: async (context) => void (await sendAlarms(context)),
    },
    {
      name: 'scheduled-content',
      everySeconds: 10,
      run: (context) => publishDue(context, contentKinds),
    },
    {
      name: 'imports',
      everySeconds: 60,
      async run(context) {
        await tidyImports(context, isFirstTidying);
        isFirstTidying = false;
      },
    },
    { name: 'lists-of-readers', everySeconds: 10, run: continueImports },
    { name: 'old-lists-of-readers', everySeconds: 3600, run: removeOldImports },
    { name: picturesJob, everySeconds: 30, run: makeWaitingCopies },
    {
      name: 'unused-files',
      everySeconds: 3600,
      async run(context) {
        const removed = await removeUnusedFiles(context);
        if (removed > 0) context.logger.info({ removed }, 'removed files that nothing names');
      },
    },
    { name: busyTimesJob, everySeconds: 300, run: (context) => fetchBusyTimes(context) },
    { name: signInMailsJob, everySeconds: 10, run: mailSignIns },
    {
      name: 'search-index',
      everySeconds: 10,
      run: (context) => keepSearchIndex(context, searchSources),
    },
    { name: 'standings', everySeconds: 10, run: keepStandings },
    {
      name: 'expired-client-links',
      everySeconds: 24 * 3600,
      run: async (context) => {
        const now = toInstant(context.clock());
        await transact(context, async (trx) => void (await deleteExpiredLinks(trx, now)));
      },
    },
    { name: 'old-client-codes', everySeconds: 3600, run: removeOldProofs },
    { name: 'old-sign-ins', everySeconds: 3600, run: removeOldSignIns },
    {
      name: 'old-mails-in',
      everySeconds: 24 * 3600,
      run: async (context) => void (await removeOldMails(context)),
    },
    {
      name: 'old-audit-log',
      everySeconds: 24 * 3600,
      async run(context) {
        const removed = await removeOldChanges(context);
        if (removed > 0) context.logger.info({ removed }, 'removed old rows of the audit log');
      },
    },
    {
      name: 'statistics-of-tables',
      everySeconds: 24 * 3600,
      run: async ({ database }) => void (await keepStatistics(database)),
    },
    ...paymentsJobs(services),
  ];
}
