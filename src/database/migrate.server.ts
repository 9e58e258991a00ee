import { isDeepStrictEqual } from 'node:util';
import { type Migration as KyselyMigration, Migrator } from 'kysely/migration';
import type { Database } from '#platform/database/database.server.ts';
import { engineSql } from '#platform/database/engine.server.ts';
import { retryTransientFaults } from '#platform/database/transact.server.ts';
import { executedSteps, executedTable } from './executed-steps.server.ts';
import { content } from './migrations/001-content.ts';
import { bookings } from './migrations/002-bookings.ts';
import { outbox } from './migrations/003-outbox.ts';
import { newsletter } from './migrations/004-newsletter.ts';
import { contact } from './migrations/005-contact.ts';
import { orders } from './migrations/006-orders.ts';
import { bookingRules } from './migrations/007-booking-rules.ts';
import { newsletterConsent } from './migrations/008-newsletter-consent.ts';
import { repairEditedMigrations } from './migrations/009-repair-edited-migrations.ts';
import { limitsAndHolds } from './migrations/010-limits-and-holds.ts';
import { people } from './migrations/011-people.ts';
import { signIn } from './migrations/012-sign-in.ts';
import { auditLog } from './migrations/013-audit-log.ts';
import { conversations } from './migrations/016-conversations.ts';
import { conversationSearch } from './migrations/017-conversation-search.ts';
import { bookingSources } from './migrations/018-booking-sources.ts';
import { calendar } from './migrations/019-calendar.ts';
import { orderAndSubscriberLists } from './migrations/020-order-and-subscriber-lists.ts';
import { liveTopics } from './migrations/021-live-topics.ts';
import { settings } from './migrations/023-settings.ts';
import { search } from './migrations/025-search.ts';
import { contentRecords } from './migrations/026-content-records.ts';
import { textBlocks } from './migrations/027-text-blocks.ts';
import { files } from './migrations/028-files.ts';
import { authorsTagsAndFigures } from './migrations/029-authors-tags-and-figures.ts';
import { siteTexts } from './migrations/030-site-texts.ts';
import { contentEditing } from './migrations/031-content-editing.ts';
import { bookingUndos } from './migrations/033-booking-undos.ts';
import { vat } from './migrations/034-vat.ts';
import { afterTheFirstPayment } from './migrations/035-after-the-first-payment.ts';
import { paymentWaits } from './migrations/036-payment-waits.ts';
import { withdrawalAndTerms } from './migrations/037-withdrawal-and-terms.ts';
import { stories } from './migrations/040-stories.ts';
import { offersThatCount } from './migrations/042-offers-that-count.ts';
import { invoices } from './migrations/043-invoices.ts';
import { whatItIsAbout } from './migrations/044-what-it-is-about.ts';
import { cardChanges } from './migrations/047-card-changes.ts';
import { searchTexts } from './migrations/048-search-text.ts';
import { nextCharge } from './migrations/049-next-charge.ts';
import { renewalRetries } from './migrations/050-renewal-retries.ts';
import { refusedVersions } from './migrations/051-refused-versions.ts';
import { watchedRules } from './migrations/052-watched-rules.ts';
import { promisedCalls } from './migrations/053-promised-calls.ts';
import { ledgerFindings } from './migrations/054-ledger-findings.ts';
import { kindOfBuyer } from './migrations/055-kind-of-buyer.ts';
import { countryOfTheMethod } from './migrations/056-country-of-the-method.ts';
import { whatPeopleSay } from './migrations/057-what-people-say.ts';
import { knownBrowsers } from './migrations/058-known-browsers.ts';
import { whatPackagesFit } from './migrations/059-what-packages-fit.ts';
import { partsOfRemovedSamples } from './migrations/060-parts-of-removed-samples.ts';
import { authorsThatAreGone } from './migrations/063-authors-that-are-gone.ts';
import { clientsAreServed } from './migrations/064-clients-are-served.ts';
import { projects } from './migrations/066-projects.ts';
import { projectTemplates } from './migrations/067-project-templates.ts';
import { conversationsOfAnybody } from './migrations/069-conversations-of-anybody.ts';
import { mailsThatCame } from './migrations/070-mails-that-came.ts';
import { talkOfProjects } from './migrations/071-talk-of-projects.ts';
import { answersOfRequests } from './migrations/072-answers-of-requests.ts';
import { kindsOfBookings } from './migrations/073-kinds-of-bookings.ts';
import { proofsOfClients } from './migrations/074-proofs-of-clients.ts';
import { papersOfIdentity } from './migrations/075-papers-of-identity.ts';
import { projectReaders } from './migrations/076-project-readers.ts';
import { whereWorkComesFrom } from './migrations/078-where-work-comes-from.ts';
import { wordsOfClients } from './migrations/079-words-of-clients.ts';
import { addressesOfTheBusyCalendar } from './migrations/080-addresses-of-the-busy-calendar.ts';
import { calendarIdsWithoutAHost } from './migrations/081-calendar-ids-without-a-host.ts';
import { imports } from './migrations/082-imports.ts';
import { foldedSearches } from './migrations/083-folded-searches.ts';
import { oneMailbox } from './migrations/084-one-mailbox.ts';
import { indexesOfTheFew } from './migrations/087-indexes-of-the-few.ts';
import { facesOfPeople } from './migrations/091-faces-of-people.ts';
import { postsUpdatedOn } from './migrations/093-posts-updated-on.ts';
import { standingOfPeople } from './migrations/094-standing-of-people.ts';
import { indexesOfWhatWaits } from './migrations/095-indexes-of-what-waits.ts';
import { watchedClosedDays } from './migrations/096-watched-closed-days.ts';
import { companyMayBeOptional } from './migrations/097-company-may-be-optional.ts';
import { lookOfTheCompany } from './migrations/099-look-of-the-company.ts';
import { hoursOnOneClock } from './migrations/103-hours-on-one-clock.ts';
import { logoAndDoorOfTheCompany } from './migrations/104-logo-and-door-of-the-company.ts';
import { paymentRequests } from './migrations/110-payment-requests.ts';
import { quotes } from './migrations/115-quotes.ts';
import { issuesOfTheNewsletter } from './migrations/120-issues-of-the-newsletter.ts';
import { readersOfIssues } from './migrations/121-readers-of-issues.ts';
import { whenAnOrderWasAgreed } from './migrations/122-when-an-order-was-agreed.ts';
import { quotesInTheSearch } from './migrations/124-quotes-in-the-search.ts';
import { bankAccount } from './migrations/125-bank-account.ts';
import { importsOfSubscribers } from './migrations/127-imports-of-subscribers.ts';
import { issuesOfArticles } from './migrations/130-issues-of-articles.ts';
import { archiveOfIssues } from './migrations/134-archive-of-issues.ts';
import { whatReadersWant } from './migrations/135-what-readers-want.ts';
import { whatComesOfAnIssue } from './migrations/136-what-comes-of-an-issue.ts';
import { withdrawalsFromQuotes } from './migrations/137-withdrawals-from-quotes.ts';
import { keptComparisons } from './migrations/138-kept-comparisons.ts';
import { fewOfManyBookings } from './migrations/139-few-of-many-bookings.ts';
import { ordersByState } from './migrations/140-orders-by-state.ts';
import { ordersToInvoice } from './migrations/141-orders-to-invoice.ts';
import { projectsByChange } from './migrations/142-projects-by-change.ts';
import { wordsOfServers } from './migrations/143-words-of-servers.ts';
import { invitationsStop } from './migrations/144-invitations-stop.ts';
import { partsOfWords } from './migrations/147-parts-of-words.ts';
import { mergeInSteps } from './migrations/148-merge-in-steps.ts';
import { peopleByTheirIds } from './migrations/149-people-by-their-ids.ts';
import type { Migration } from './migrations/migration.ts';
import { recordHash, refuseEdited } from './recorded-hashes.server.ts';
import { refuseNewer } from './refuse-newer.server.ts';

export const migrations: readonly Migration[] = [
  content,
  bookings,
  outbox,
  newsletter,
  contact,
  orders,
  bookingRules,
  newsletterConsent,
  repairEditedMigrations,
  limitsAndHolds,
  people,
  signIn,
  auditLog,
  conversations,
  conversationSearch,
  bookingSources,
  calendar,
  orderAndSubscriberLists,
  liveTopics,
  settings,
  search,
  contentRecords,
  textBlocks,
  files,
  authorsTagsAndFigures,
  siteTexts,
  contentEditing,
  bookingUndos,
  vat,
  afterTheFirstPayment,
  paymentWaits,
  withdrawalAndTerms,
  stories,
  offersThatCount,
  invoices,
  whatItIsAbout,
  cardChanges,
  searchTexts,
  nextCharge,
  renewalRetries,
  refusedVersions,
  watchedRules,
  promisedCalls,
  ledgerFindings,
  kindOfBuyer,
  countryOfTheMethod,
  whatPeopleSay,
  knownBrowsers,
  whatPackagesFit,
  partsOfRemovedSamples,
  authorsThatAreGone,
  clientsAreServed,
  projects,
  projectTemplates,
  conversationsOfAnybody,
  mailsThatCame,
  talkOfProjects,
  answersOfRequests,
  kindsOfBookings,
  proofsOfClients,
  papersOfIdentity,
  projectReaders,
  whereWorkComesFrom,
  wordsOfClients,
  addressesOfTheBusyCalendar,
  calendarIdsWithoutAHost,
  imports,
  foldedSearches,
  oneMailbox,
  indexesOfTheFew,
  facesOfPeople,
  postsUpdatedOn,
  standingOfPeople,
  indexesOfWhatWaits,
  watchedClosedDays,
  companyMayBeOptional,
  lookOfTheCompany,
  hoursOnOneClock,
  logoAndDoorOfTheCompany,
  paymentRequests,
  quotes,
  issuesOfTheNewsletter,
  readersOfIssues,
  whenAnOrderWasAgreed,
  quotesInTheSearch,
  bankAccount,
  importsOfSubscribers,
  issuesOfArticles,
  archiveOfIssues,
  whatReadersWant,
  whatComesOfAnIssue,
  withdrawalsFromQuotes,
  keptComparisons,
  fewOfManyBookings,
  ordersByState,
  ordersToInvoice,
  projectsByChange,
  wordsOfServers,
  invitationsStop,
  partsOfWords,
  mergeInSteps,
  peopleByTheirIds,
];

function asKysely(migration: Migration, database: Database): [string, KyselyMigration] {
  const { engine } = database;
  return [
    migration.name,
    {
      async up(db) {
        await migration.up(db, engineSql[engine]);
        await recordHash(db, migration, engine);
      },
    },
  ];
}

function migratorOf(database: Database, steps: readonly Migration[]): Migrator {
  return new Migrator({
    db: database.forMigrations,
    migrationTableName: executedTable,
    migrationLockTableName: 'schema_migrations_lock',
    provider: {
      getMigrations: async () =>
        Object.fromEntries(steps.map((migration) => asKysely(migration, database))),
    },
  });
}

function namesOf(steps: readonly Migration[]): string[] {
  return steps.map(({ name }) => name);
}

/** Returns the steps that have run. Throws `UnusableDataError` if the schema is newer than `steps`. */
async function knownSteps(database: Database, steps: readonly Migration[]): Promise<string[]> {
  const executed = await executedSteps(database);
  refuseNewer(database, executed, namesOf(steps));
  return executed;
}

/**
 * Returns the names of the pending migrations. Throws `UnusableDataError` if the schema is newer than
 * `steps`.
 */
export async function pendingMigrations(
  database: Database,
  steps: readonly Migration[] = migrations,
): Promise<string[]> {
  const executed = await retryTransientFaults(() => knownSteps(database, steps));
  return namesOf(steps).filter((name) => !executed.includes(name));
}

/**
 * Runs all pending migrations in one transaction, so that a killed start leaves the schema unchanged.
 * Servers that start at the same time wait for each other. Returns the names of the migrations that
 * ran; throws what the failing one threw, or `UnusableDataError` if the schema is newer than `steps`
 * or was made by another form of a landed migration.
 */
export async function migrate(
  database: Database,
  steps: readonly Migration[] = migrations,
): Promise<string[]> {
  return retryTransientFaults(async () => {
    const executed = await knownSteps(database, steps);
    await refuseEdited(database);
    // The migrator refuses steps that ran in another order, and takes ten queries to find nothing to do.
    if (isDeepStrictEqual(executed, namesOf(steps))) return [];
    const { error, results = [] } = await migratorOf(database, steps).migrateToLatest();
    if (error) throw error;
    return results.map((result) => result.migrationName);
  });
}
