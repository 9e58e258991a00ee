import { toJson } from '#platform/database/columns.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { KeptComparison } from '../payments.tables.ts';
import type { Reconciliation } from './reconcile-payments.server.ts';

/** A person reads the first of them; more are a number. */
const mostKept = 200;

/** Keeps what a comparison left; what it corrected is told by the log. */
export async function keepComparison(
  trx: Queryable,
  report: Reconciliation,
  { provider, checkedAt, repair }: { provider: string; checkedAt: string; repair: boolean },
): Promise<void> {
  const correctable = repair ? [] : report.repaired.slice(0, mostKept);
  const open = report.differences.slice(0, mostKept - correctable.length);
  const all = report.differences.length + (repair ? 0 : report.repaired.length);
  const unlisted = all - correctable.length - open.length;
  const { since, ledger, provider: atProvider } = report;
  const found = toJson({ since, ledger, atProvider, correctable, open, unlisted });
  await trx
    .insertInto('keptComparisons')
    .values({ provider, checkedAt, found })
    .onConflict((conflict) => conflict.column('provider').doUpdateSet({ checkedAt, found }))
    .execute();
}

/** Returns the last comparison with a provider, and when it was made; null before the first. */
export async function getKeptComparison(
  db: Queryable,
  provider: string,
): Promise<{ checkedAt: string; found: KeptComparison } | null> {
  const row = await db
    .selectFrom('keptComparisons')
    .select(['checkedAt', 'found'])
    .where('provider', '=', provider)
    .executeTakeFirst();
  return row ?? null;
}

/** Takes out of the last comparison what a person has dealt with about an object of the provider. */
export async function forgetUnknown(
  trx: Queryable,
  provider: string,
  about: string,
): Promise<void> {
  const kept = await getKeptComparison(trx, provider);
  if (!kept) return;
  const open = kept.found.open.filter(
    ({ kind, paymentId }) => !(kind.startsWith('unknown_') && paymentId === about),
  );
  await trx
    .updateTable('keptComparisons')
    .set({ found: toJson({ ...kept.found, open }) })
    .where('provider', '=', provider)
    .execute();
}
