import { type Clock, toInstant } from '#core/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { Logger } from '#platform/logger.server.ts';
import { explainCertificate } from './certificate-failure.ts';
import { describeFailure, failureCode } from './describe-failure.ts';
import { isHopeless } from './hopeless-failure.ts';
import { type ClaimedMail, noteFailure, noteSent } from './outbox.repository.server.ts';
import type { StoredMail } from './outgoing-mail.ts';
import { waitAfter } from './retry-schedule.ts';
import { withdrawMails } from './withdraw-mails.server.ts';

export type SendingOptions = {
  database: Database;
  /** Hands one mail over; throws when it was not accepted. Takes less than the lease. */
  deliver: (mail: StoredMail) => Promise<void>;
  clock: Clock;
  logger: Logger;
  /** From 0 to 1, for the jitter. */
  random?: () => number;
};

async function parkOrRetry(
  options: SendingOptions,
  claimed: ClaimedMail,
  error: unknown,
): Promise<void> {
  const { database, clock, logger, random = Math.random } = options;
  const { mail, attempt } = claimed;
  const wait = isHopeless(error) ? null : waitAfter(attempt, random);
  const nextAttemptAt = wait === null ? null : toInstant(new Date(clock().getTime() + wait));
  const lastError = describeFailure(error);
  await database.transaction((trx) => noteFailure(trx, claimed, { lastError, nextAttemptAt }));
  const remedy = explainCertificate(error);
  const facts = {
    mail: mail.id,
    kind: mail.kind,
    attempt,
    code: failureCode(error),
    ...(remedy === null ? {} : { remedy }),
  };
  if (nextAttemptAt === null) logger.error(facts, 'mail given up');
  else logger.warn(facts, 'mail not sent, will be tried again');
}

/** Hands a claimed mail over and notes how that ended. Throws only what the database throws. */
export async function sendClaimedMail(
  options: SendingOptions,
  claimed: ClaimedMail,
): Promise<void> {
  const { database, deliver, clock, logger } = options;
  const { mail, attempt } = claimed;
  if (mail.until !== undefined && mail.until <= toInstant(clock())) {
    await database.transaction((trx) => withdrawMails(trx, [mail.messageId]));
    logger.info({ mail: mail.id, kind: mail.kind }, 'mail dropped, its time is over');
    return;
  }
  try {
    await deliver(mail);
  } catch (error) {
    return parkOrRetry(options, claimed, error);
  }
  const sentAt = toInstant(clock());
  await database.transaction((trx) => noteSent(trx, mail.id, sentAt));
  logger.info({ mail: mail.id, kind: mail.kind, attempt }, 'mail sent');
}
