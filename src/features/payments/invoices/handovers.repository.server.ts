import type { Database, Queryable } from '#platform/database/database.server.ts';
import { engineSql } from '#platform/database/engine.server.ts';
import type { InvoiceHandoverTable } from '../payments.tables.ts';

export type Handover = InvoiceHandoverTable;

/** Adds a handover that is due at once; one with this id may exist. */
export async function insertHandover(
  trx: Queryable,
  entry: Pick<Handover, 'id' | 'orderId' | 'paymentId'>,
  at: string,
): Promise<void> {
  const fresh = { state: 'waiting', attempts: 0, lastError: null, deliveredAt: null } as const;
  await trx
    .insertInto('invoiceHandovers')
    .values({ ...entry, ...fresh, nextAttemptAt: at, createdAt: at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Makes all handovers of an order due again, with all their attempts. */
export async function restartHandovers(trx: Queryable, orderId: string, at: string): Promise<void> {
  await trx
    .updateTable('invoiceHandovers')
    .set({ state: 'waiting', attempts: 0, nextAttemptAt: at, lastError: null })
    .where('orderId', '=', orderId)
    .execute();
}

/**
 * Claims the longest-due handover until an instant, at which it is due again if nothing was recorded.
 * Returns it with this attempt counted, or null if none is due.
 */
export async function claimHandover(
  trx: Queryable,
  engine: Database['engine'],
  { now, until }: { now: string; until: string },
): Promise<Handover | null> {
  const row = await trx
    .selectFrom('invoiceHandovers')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('nextAttemptAt', '<=', now)
    .orderBy('nextAttemptAt')
    .orderBy('createdAt')
    .orderBy('id')
    .limit(1)
    .modifyEnd(engineSql[engine].skipLocked)
    .executeTakeFirst();
  if (!row) return null;
  const claim = { attempts: row.attempts + 1, nextAttemptAt: until };
  await trx.updateTable('invoiceHandovers').set(claim).where('id', '=', row.id).execute();
  return { ...row, ...claim };
}

/** Records the result of an attempt, unless the handover was claimed again in the meantime. */
export async function recordAttempt(
  trx: Queryable,
  { id, attempts, nextAttemptAt }: Handover,
  result: Partial<Pick<Handover, 'state' | 'nextAttemptAt' | 'lastError' | 'deliveredAt'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('invoiceHandovers')
    .set(result)
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('nextAttemptAt', '=', nextAttemptAt)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns the handovers of an order, oldest first. */
export async function findHandovers(db: Queryable, orderId: string): Promise<Handover[]> {
  return db
    .selectFrom('invoiceHandovers')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** Counts the handovers that wait and that were given up; returns when one was last delivered. */
export async function countHandovers(
  db: Queryable,
): Promise<{ waiting: number; givenUp: number; lastDeliveredAt: string | null }> {
  const rows = await db
    .selectFrom('invoiceHandovers')
    .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
    .select(({ fn }) => fn.max('deliveredAt').as('last'))
    .groupBy('state')
    .execute();
  const countOf = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  const instants = rows.map(({ last }) => last).filter((last) => last !== null);
  return {
    waiting: countOf('waiting'),
    givenUp: countOf('given_up'),
    lastDeliveredAt: instants.sort().at(-1) ?? null,
  };
}
