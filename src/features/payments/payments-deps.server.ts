import type { Clock } from '#core/clock.ts';
import type { MailCompany } from '#features/mail/mail.ts';
import type { Database, Queryable } from '#platform/database/database.server.ts';
import type { Logger } from '#platform/logger.server.ts';
import type { PaymentProvider } from '#platform/payments/payment-provider.server.ts';

/** What the use cases of orders work with. */
export type OrdersDeps = {
  database: Database;
  clock: Clock;
  payments: PaymentProvider;
  logger: Logger;
  /** Public address of the site, for links. */
  origin: string;
  getCompany(db: Queryable): Promise<MailCompany>;
  /** Tells the outbox's worker that a mail waits. */
  wakeOutbox(): void;
};
