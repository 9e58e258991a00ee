import type { Clock } from '#core/clock.ts';
import type { MailCompany } from '#features/mail/mail.ts';
import type { Database, Queryable } from '#platform/database/database.server.ts';

/** What every use case needs that changes a booking. */
export type BookingDeps = {
  database: Database;
  clock: Clock;
  /** Public address of the site, for links. */
  origin: string;
  getCompany(db: Queryable): Promise<MailCompany>;
  /** Tells the outbox's worker that a mail waits. */
  wakeOutbox(): void;
};
