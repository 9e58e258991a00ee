import type { Clock } from '#core/clock.ts';
import type { MailCompany } from '#features/mail/mail.ts';
import type { Database, Queryable } from '#platform/database/database.server.ts';

/** What the use cases of the newsletter work with. */
export type NewsletterDeps = {
  database: Database;
  clock: Clock;
  /** Public address of the site, for links. */
  origin: string;
  getCompany(db: Queryable): Promise<MailCompany>;
  /** Tells the outbox's worker that a mail waits. */
  wakeOutbox(): void;
};

/** Who acts: the language of the page, and the network address where one is known. */
export type Visitor = { language: 'en' | 'pt'; address: string | null };
