import { type Clock, toInstant } from '#core/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { Logger } from '#platform/logger.server.ts';
import { explainCertificate } from './certificate-failure.ts';
import { describeFailure, failureCode } from './describe-failure.ts';
import { type ClaimedMail, recordFailure, recordSent } from './outbox.repository.server.ts';
import type { StoredMail } from './outgoing-mail.ts';
import { isPermanentFailure } from './permanent-failure.ts';
import { delayAfter } from './retry-schedule.ts';
import { withdrawMails } from './withdraw-mails.server.ts';

export type SendingOptions = {
  database: Database;
  /** Delivers one mail; throws if it is not accepted. Takes less time than a claim lasts. */
  deliver: (mail: StoredMail) => Promise<void>;
  clock: Clock;
  logger: Logger;
  /** Returns a number from 0 to 1, for the jitter. */
  random?: () => number;
};

async function recordAttemptFailure(
  options: SendingOptions,
  claimed: ClaimedMail,
  error: unknown,
): Promise<void> {
  const { database, clock, logger, random = Math.random } = options;
  const { mail, attempt } = claimed;
  const delay = isPermanentFailure(error) ? null : delayAfter(attempt, random);
  const nextAttemptAt = delay === null ? null : toInstant(new Date(clock().getTime() + delay));
  const lastError = describeFailure(error);
  await database.transaction((trx) => recordFailure(trx, claimed, { lastError, nextAttemptAt }));
  const remedy = explainCertificate(error);
  const fields = {
    mail: mail.id,
    kind: mail.kind,
    attempt,
    code: failureCode(error),
    ...(remedy === null ? {} : { remedy }),
  };
  if (nextAttemptAt === null) logger.error(fields, 'mail given up');
  else logger.warn(fields, 'mail not sent, will be retried');
}

/** Delivers a claimed mail and records the result. Throws only errors of the database. */
export async function sendClaimedMail(
  options: SendingOptions,
  claimed: ClaimedMail,
): Promise<void> {
  const { database, deliver, clock, logger } = options;
  const { mail, attempt } = claimed;
  if (mail.until !== undefined && mail.until <= toInstant(clock())) {
    await database.transaction((trx) => withdrawMails(trx, [mail.messageId]));
    logger.info({ mail: mail.id, kind: mail.kind }, 'mail dropped because it has expired');
    return;
  }
  try {
    await deliver(mail);
  } catch (error) {
    return recordAttemptFailure(options, claimed, error);
  }
  const sentAt = toInstant(clock());
  await database.transaction((trx) => recordSent(trx, mail.id, sentAt));
  logger.info({ mail: mail.id, kind: mail.kind, attempt }, 'mail sent');
}
