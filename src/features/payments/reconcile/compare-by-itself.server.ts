import { toInstant } from '#core/clock.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { checkOrderAfter } from '../payments.ts';
import { compareDisputes } from './compare-disputes.server.ts';
import type { Difference, DifferenceKind } from './compare-ledger.ts';
import {
  addFinding,
  deleteFinding,
  getComparedAt,
  listFindings,
  setComparedAt,
} from './ledger-findings.repository.server.ts';
import { reconcilePayments, reconcileSince } from './reconcile-payments.server.ts';

/** Milliseconds after which all that the provider has is compared again; disputes are at every sweep. */
const compareAfter = 3_600_000;

/** What is a task about its order already, and so is not shown twice. */
const ownTasks: readonly DifferenceKind[] = ['dispute_open', 'paid_late'];

function findingId({ kind, orderId, paymentId }: Difference): string {
  return `${kind}:${paymentId ?? orderId ?? ''}`;
}

/** Keeps what a comparison left open, and forgets what it no longer finds. */
async function keepFindings(
  context: Context,
  { differences, at }: { differences: readonly Difference[]; at: string },
): Promise<void> {
  const { name: provider } = context.payments;
  const open = differences.filter(({ kind }) => !ownTasks.includes(kind));
  const ids = new Set(open.map(findingId));
  await transact(context, async (trx) => {
    for (const { id, acknowledgedAt } of await listFindings(trx, provider))
      if (acknowledgedAt === null && !ids.has(id)) await deleteFinding(trx, id);
    for (const difference of open) {
      const { kind, orderId, paymentId: about, note } = difference;
      const finding = { id: findingId(difference), provider, kind, orderId, about, note };
      await addFinding(trx, { ...finding, foundAt: at, acknowledgedAt: null });
    }
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
  const { repaired, differences } = compared;
  await keepFindings(context, { differences, at: toInstant(now) });
  if (repaired.length > 0)
    context.logger.warn({ corrected: repaired.length }, 'the ledger lacked what the provider has');
}
