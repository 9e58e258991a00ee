import { inChunks } from '#database/in-chunks.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { LedgerFindingTable } from '../payments.tables.ts';

export type LedgerFinding = LedgerFindingTable;

/** Returns when the ledger was last compared with all that a provider has; null if it never was. */
export async function getComparedAt(db: Queryable, provider: string): Promise<string | null> {
  const row = await db
    .selectFrom('ledgerComparisons')
    .select('comparedAt')
    .where('provider', '=', provider)
    .executeTakeFirst();
  return row?.comparedAt ?? null;
}

export async function setComparedAt(trx: Queryable, provider: string, at: string): Promise<void> {
  await trx
    .insertInto('ledgerComparisons')
    .values({ provider, comparedAt: at })
    .onConflict((conflict) => conflict.column('provider').doUpdateSet({ comparedAt: at }))
    .execute();
}

export async function listFindings(db: Queryable, provider: string): Promise<LedgerFinding[]> {
  return db.selectFrom('ledgerFindings').selectAll().where('provider', '=', provider).execute();
}

/** Adds findings; one that is known keeps when it was found, and that it was dealt with. */
export async function addFindings(
  trx: Queryable,
  findings: readonly LedgerFinding[],
): Promise<void> {
  await inChunks(
    findings,
    (chunk) =>
      trx
        .insertInto('ledgerFindings')
        .values([...chunk])
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet(({ ref }) => ({ note: ref('excluded.note') })),
        )
        .execute(),
    100,
  );
}

export async function deleteFindings(
  trx: Queryable,
  findings: readonly LedgerFinding[],
): Promise<void> {
  await inChunks(findings, (chunk) =>
    trx
      .deleteFrom('ledgerFindings')
      .where(
        'id',
        'in',
        chunk.map(({ id }) => id),
      )
      .execute(),
  );
}

/** Marks what was found about an object of the provider as dealt with. Returns false if nothing is open. */
export async function acknowledgeFindings(
  trx: Queryable,
  about: string,
  at: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('ledgerFindings')
    .set({ acknowledgedAt: at })
    .where('about', '=', about)
    .where('acknowledgedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns how many findings of a provider nobody has dealt with. */
export async function countFindings(db: Queryable, provider: string): Promise<number> {
  const { count } = await db
    .selectFrom('ledgerFindings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('provider', '=', provider)
    .where('acknowledgedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns the objects of a provider about which a finding was dealt with. */
export async function listAcknowledged(db: Queryable, provider: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('ledgerFindings')
    .select('about')
    .where('provider', '=', provider)
    .where('acknowledgedAt', 'is not', null)
    .execute();
  return new Set(rows.flatMap(({ about }) => about ?? []));
}
