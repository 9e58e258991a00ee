import type { Queryable } from '#platform/database/database.server.ts';
import type { OrderTermsTable } from '../payments.tables.ts';

/** Keeps the text of a version of the terms, and that an order was made under it. */
export async function insertOrderTerms(
  trx: Queryable,
  {
    orderId,
    version,
    content,
    at,
  }: { orderId: string; version: string; content: string; at: string },
): Promise<void> {
  await trx
    .insertInto('termsVersions')
    .values({ version, content, firstUsedAt: at })
    .onConflict((conflict) => conflict.column('version').doNothing())
    .execute();
  const nothing = { earlyStart: null, earlyStartLanguage: null, earlyStartAt: null };
  await trx
    .insertInto('orderTerms')
    .values({ orderId, termsVersion: version, ...nothing })
    .execute();
}

/** Returns a version of the terms that was accepted before; null for one that nobody accepted. */
export async function getTermsVersion(
  db: Queryable,
  version: string,
): Promise<{ version: string; content: string } | null> {
  const row = await db
    .selectFrom('termsVersions')
    .select(['version', 'content'])
    .where('version', '=', version)
    .executeTakeFirst();
  return row ?? null;
}

/** `termsSince`: when the first order was made under the same version. */
export type OrderTermsSince = OrderTermsTable & { termsSince: string };

/** Returns under which terms an order was made; null for one that is older than their record. */
export async function getOrderTerms(
  db: Queryable,
  orderId: string,
): Promise<OrderTermsSince | null> {
  const row = await db
    .selectFrom('orderTerms')
    .innerJoin('termsVersions', 'termsVersions.version', 'orderTerms.termsVersion')
    .selectAll('orderTerms')
    .select('termsVersions.firstUsedAt as termsSince')
    .where('orderId', '=', orderId)
    .executeTakeFirst();
  return row ?? null;
}

type EarlyStart = Pick<OrderTermsTable, 'earlyStart' | 'earlyStartLanguage' | 'earlyStartAt'>;

export async function updateEarlyStart(
  trx: Queryable,
  orderId: string,
  change: EarlyStart,
): Promise<void> {
  await trx.updateTable('orderTerms').set(change).where('orderId', '=', orderId).execute();
}
