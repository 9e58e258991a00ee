import { type Migration as KyselyMigration, Migrator } from 'kysely/migration';
import type { Database } from '#platform/database/database.server.ts';
import { engineSql } from '#platform/database/engine.server.ts';
import { retryTransientFaults } from '#platform/database/retry-transient-faults.server.ts';
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
import { contentEditing } from './migrations/031-content-editing.ts';
import type { Migration } from './migrations/migration.ts';
import { recordHash, refuseEdited } from './recorded-hashes.server.ts';
import { refuseNewer } from './refuse-newer.server.ts';

const executedSteps = 'schema_migrations';

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
  contentEditing,
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
    migrationTableName: executedSteps,
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

/**
 * Returns the names of the pending migrations. Throws `UnusableDataError` if the schema is newer than
 * `steps`.
 */
export async function pendingMigrations(
  database: Database,
  steps: readonly Migration[] = migrations,
): Promise<string[]> {
  const known = await retryTransientFaults(async () => {
    await refuseNewer(database, executedSteps, namesOf(steps));
    return migratorOf(database, steps).getMigrations();
  });
  return known.filter(({ executedAt }) => !executedAt).map(({ name }) => name);
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
    await refuseNewer(database, executedSteps, namesOf(steps));
    await refuseEdited(database);
    const { error, results = [] } = await migratorOf(database, steps).migrateToLatest();
    if (error) throw error;
    return results.map((result) => result.migrationName);
  });
}
