import type { Database, Queryable } from '#platform/database/database.server.ts';

/**
 * Keeps transactions that write mails to one buyer apart, for the mails' daily limits. All kinds share
 * one lock: with several, two transactions could take them in opposite order and wait for each other.
 */
export function lockBuyerMails(
  database: Pick<Database, 'lock'>,
  trx: Queryable,
  email: string,
): Promise<void> {
  return database.lock(trx, `buyer-mails:${email.toLowerCase()}`);
}
