import { type AuditedValues, recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import type {
  ProviderDispute,
  ProviderPayment,
} from '#platform/payments/payment-provider.server.ts';
import { applyDisputeIn } from '../disputes/apply-dispute.server.ts';
import { evidenceDue, mergeDispute, needsEvidence } from '../ledger/dispute-states.ts';
import {
  type Dispute,
  findOpenDisputes,
  getDispute,
} from '../ledger/disputes.repository.server.ts';
import type { Order } from '../ledger/orders.repository.server.ts';
import type { Difference } from './compare-ledger.ts';

type Repair = { paymentId: string; before: AuditedValues | null; after: AuditedValues };

/** Records a correction of the ledger, in the transaction that makes it. */
export function recordRepair(
  context: Context,
  trx: Queryable,
  { paymentId, before, after }: Repair,
): Promise<void> {
  return recordChange(context, trx, {
    action: 'payments.reconcile',
    subject: { kind: 'payments', id: paymentId },
    ...(before && { before }),
    after,
  });
}

function noteOf({ status, reason, amountCents, currency, ...dispute }: ProviderDispute): string {
  const amount = `${(amountCents / 100).toFixed(2)} ${currency}`;
  const by = evidenceDue(dispute).slice(0, 10);
  return `${status}, ${reason}, ${amount}${needsEvidence(status) ? `, evidence by ${by}` : ''}`;
}

function agrees(known: Dispute | null, reported: ProviderDispute): boolean {
  if (!known) return false;
  const { status, withdrawnCents } = mergeDispute(known, reported);
  return status === known.status && withdrawnCents === known.withdrawnCents;
}

/** Applies a dispute to the ledger; a correction is in the log with it. */
async function repairDispute(
  context: Context,
  reported: { dispute: ProviderDispute; payment: ProviderPayment },
): Promise<Order | null> {
  const { dispute } = reported;
  const audited = ({ status, withdrawnCents, currency }: Dispute) => ({
    status,
    withdrawnCents,
    currency,
  });
  return transact(context, async (trx) => {
    const before = await getDispute(trx, dispute.id);
    const order = await applyDisputeIn(context, trx, reported);
    const after = await getDispute(trx, dispute.id);
    if (after && agrees(after, dispute) && !agrees(before, dispute))
      await recordRepair(context, trx, {
        paymentId: dispute.paymentId,
        before: before && audited(before),
        after: audited(after),
      });
    return order;
  });
}

/**
 * Compares the disputes of the ledger with the provider's since an instant, and with `repair` applies
 * them. Those that are not decided stay open, since whenever. Throws `ProviderError`.
 */
export async function compareDisputes(
  context: Context,
  since: string,
  { repair }: { repair: boolean },
): Promise<{ repaired: Difference[]; differences: Difference[] }> {
  const { database, payments } = context;
  const found = { repaired: [] as Difference[], differences: [] as Difference[] };
  const reported = new Map<string, ProviderDispute>();
  for await (const dispute of payments.listDisputes(since)) reported.set(dispute.id, dispute);
  for (const known of await database.read((db) => findOpenDisputes(db, payments.name))) {
    const dispute = reported.get(known.id) ?? (await payments.getDispute(known.id));
    if (dispute) reported.set(known.id, dispute);
  }
  for (const dispute of reported.values()) {
    const before = await database.read((db) => getDispute(db, dispute.id));
    if (agrees(before, dispute)) continue;
    const payment = await payments.getPayment(dispute.paymentId);
    const order = repair && payment ? await repairDispute(context, { dispute, payment }) : null;
    const after = await database.read((db) => getDispute(db, dispute.id));
    const { paymentId } = dispute;
    const note = noteOf(dispute);
    const difference = { kind: 'dispute_differs' as const, paymentId, note };
    const orderId = order?.id ?? after?.orderId ?? payment?.orderId ?? null;
    const isRepaired = repair ? agrees(after, dispute) : payment !== null;
    found[isRepaired ? 'repaired' : 'differences'].push({ ...difference, orderId });
  }
  for (const open of await database.read((db) => findOpenDisputes(db, payments.name))) {
    const { orderId, paymentId } = open;
    found.differences.push({ kind: 'dispute_open', orderId, paymentId, note: noteOf(open) });
  }
  return found;
}
