import { toInstant } from '#core/clock.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { ProviderPayment } from '#platform/payments/payment-provider.server.ts';
import { type Order, recordHistory } from '../ledger/orders.repository.server.ts';
import {
  endUnpaidRenewals,
  getRenewal,
  saveRenewal,
  type UnpaidRenewal,
} from '../ledger/unpaid-renewals.repository.server.ts';
import { returnedEntry } from './due-reason.server.ts';
import { mailUnpaidRenewal } from './mail-unpaid-renewal.server.ts';

/** Returns why the buyer has to do something about a renewal, or null. */
function kindOf({ status, failureMessage }: ProviderPayment): UnpaidRenewal['kind'] | null {
  if (status === 'action_required') return 'authentication';
  return status === 'open' && failureMessage !== null ? 'declined' : null;
}

/**
 * Mails the buyer when a renewal fails or needs the bank's confirmation, and stops when it is paid
 * or cancelled. The order must be locked.
 */
export async function followRenewal(
  context: Context,
  trx: Queryable,
  { order, payment }: { order: Order; payment: ProviderPayment },
): Promise<void> {
  if (payment.status === 'paid' || payment.status === 'cancelled')
    return endUnpaidRenewals(context, trx, order.id, payment.id);
  const kind = kindOf(payment);
  if (kind === null || order.subscriptionStatus === 'cancelled') return;
  const { retriesAt } = payment;
  const known = await getRenewal(trx, payment.id);
  if (known) {
    if (known.retriesAt !== retriesAt) await saveRenewal(trx, { ...known, retriesAt });
    return;
  }
  const since = toInstant(context.clock());
  const paymentId = payment.id;
  const told = kind === 'authentication' ? 'renewal_action_required' : returnedEntry;
  if (kind === 'authentication' || payment.isReturnedDebit)
    await recordHistory(trx, { orderId: order.id, at: since, kind: told, paymentId, note: null });
  const renewal = { paymentId, orderId: order.id, kind, since, retriesAt, endedAt: null };
  await mailUnpaidRenewal(context, trx, order, { ...renewal, mailed: 0, mailDueAt: since });
}
