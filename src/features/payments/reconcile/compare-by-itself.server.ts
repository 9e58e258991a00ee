import { toInstant } from '#core/clock.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import type { LedgerFindingTable } from '../payments.tables.ts';
import { checkOrderAfter } from '../payments.ts';
import { compareDisputes } from './compare-disputes.server.ts';
import type { Difference, DifferenceKind } from './compare-ledger.ts';
import { keepComparison } from './kept-comparisons.repository.server.ts';
import {
  addFindings,
  deleteFindings,
  getComparedAt,
  listFindings,
  setComparedAt,
} from './ledger-findings.repository.server.ts';
import {
  type Reconciliation,
  reconcilePayments,
  reconcileSince,
} from './reconcile-payments.server.ts';

/** Milliseconds after which all that the provider has is compared again; disputes are at every sweep. */
const compareAfter = 3_600_000;

/** What is a task about its order already, and so is not shown twice. */
const ownTasks: readonly DifferenceKind[] = ['dispute_open', 'paid_late'];

function findingId({ kind, orderId, paymentId }: Difference): string {
  return `${kind}:${paymentId ?? orderId ?? ''}`;
}

/** Keeps what a comparison left open, and forgets what it no longer finds. */
async function keepFindings(context: Context, report: Reconciliation, at: string): Promise<void> {
  const { name: provider } = context.payments;
  const open = new Map<string, LedgerFindingTable>();
  for (const { kind, orderId, paymentId: about, note } of report.differences) {
    if (ownTasks.includes(kind)) continue;
    const id = findingId({ kind, orderId, paymentId: about, note });
    open.set(id, { id, provider, kind, orderId, about, note, foundAt: at, acknowledgedAt: null });
  }
  await transact(context, async (trx) => {
    const known = await listFindings(trx, provider);
    const gone = known.filter(
      (finding) => finding.acknowledgedAt === null && !open.has(finding.id),
    );
    await deleteFindings(trx, gone);
    await addFindings(trx, [...open.values()]);
    await keepComparison(trx, report, { provider, checkedAt: at, repair: true });
    await setComparedAt(trx, provider, at);
  });
}

/** From when payments are compared: four weeks ago, or when it last was if the server was away for longer. */
function sinceOf(context: Context, comparedAt: string | null): string {
  const usual = reconcileSince(undefined, context.clock()) ?? '';
  return comparedAt !== null && comparedAt < usual ? comparedAt : usual;
}

/**
 * Finds what the provider has and the ledger lacks, without being asked: disputes at every call; payments,
 * refunds and subscriptions once an hour. It is applied, or kept for a person. Throws `ProviderError`.
 */
export async function compareByItself(context: Context): Promise<void> {
  const { database, payments, clock } = context;
  const now = clock();
  const comparedAt = await database.read((db) => getComparedAt(db, payments.name));
  const since = sinceOf(context, comparedAt);
  const isDue = comparedAt === null || now.getTime() - Date.parse(comparedAt) >= compareAfter;
  if (!isDue) {
    await compareDisputes(context, since, { repair: true });
    return;
  }
  const until = toInstant(new Date(now.getTime() - checkOrderAfter));
  const compared = await reconcilePayments(context, since, { repair: true, until });
  await keepFindings(context, compared, toInstant(now));
  const { length: corrected } = compared.repaired;
  if (corrected > 0) context.logger.warn({ corrected }, 'the ledger lacked what the provider has');
}
