import { toInstant } from '#core/clock.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { ProviderDispute } from '../payment-provider.server.ts';
import { recordEvent, type SandboxPayment } from './sandbox.repository.server.ts';
import { resourceMissing, type SandboxServices, sandboxId } from './sandbox-services.server.ts';

/** Milliseconds until evidence is no longer accepted, and the dispute is lost. */
const evidenceWithin = 9 * 24 * 3_600_000;

/** Opens a dispute about all of a payment; the bank takes the money back at once. */
export async function openDispute(
  trx: Queryable,
  { id: paymentId, amountCents, currency }: SandboxPayment,
  at: string,
): Promise<void> {
  const id = sandboxId('dp');
  const evidenceDueAt = toInstant(new Date(Date.parse(at) + evidenceWithin));
  await trx
    .insertInto('sandboxDisputes')
    .values({
      id,
      paymentId,
      amountCents,
      currency,
      withdrawnCents: amountCents,
      status: 'needs_response',
      reason: 'fraudulent',
      evidenceDueAt,
      createdAt: at,
    })
    .execute();
  await recordEvent(trx, { type: 'charge.dispute.created', kind: 'dispute', about: id, at });
}

/** Returns null if there is no such dispute. */
export async function getDispute(db: Queryable, id: string): Promise<ProviderDispute | null> {
  const found = db.selectFrom('sandboxDisputes').selectAll().where('id', '=', id);
  return (await found.executeTakeFirst()) ?? null;
}

/** Returns the ids of the disputes about a payment. */
export async function findDisputesOf(db: Queryable, paymentId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('sandboxDisputes')
    .select('id')
    .where('paymentId', '=', paymentId)
    .execute();
  return rows.map(({ id }) => id);
}

export async function* listDisputes(
  { database }: SandboxServices,
  since: string,
): AsyncGenerator<ProviderDispute> {
  yield* await database.read((db) =>
    db.selectFrom('sandboxDisputes').selectAll().where('createdAt', '>=', since).execute(),
  );
}

/** Ends a dispute: the money comes back, or stays gone. One that has ended does not change. */
export async function closeDispute(
  { database, clock }: SandboxServices,
  id: string,
  status: 'won' | 'lost',
): Promise<void> {
  const at = toInstant(clock());
  await database.transaction(async (trx) => {
    const dispute = await getDispute(trx, id);
    if (!dispute) throw resourceMissing(id);
    if (dispute.status !== 'needs_response') return;
    const withdrawnCents = status === 'won' ? 0 : dispute.withdrawnCents;
    await trx
      .updateTable('sandboxDisputes')
      .set({ status, withdrawnCents })
      .where('id', '=', id)
      .execute();
    await recordEvent(trx, { type: 'charge.dispute.closed', kind: 'dispute', about: id, at });
  });
}

/** Loses the disputes that were not answered in time. */
export async function loseOverdueDisputes(services: SandboxServices): Promise<void> {
  const now = toInstant(services.clock());
  const due = await services.database.read((db) =>
    db
      .selectFrom('sandboxDisputes')
      .select('id')
      .where('status', '=', 'needs_response')
      .where('evidenceDueAt', '<=', now)
      .execute(),
  );
  for (const { id } of due) await closeDispute(services, id, 'lost');
}
