import type { Context } from '#platform/context/context.server.ts';
import { applyPayment } from '../ledger/apply-payment.server.ts';
import { getSubscribedOrder } from '../ledger/subscriber-token.server.ts';
import { getUnpaidRenewal } from '../ledger/unpaid-renewals.repository.server.ts';
import type { CardSecret } from './subscriber.schema.ts';

/**
 * Returns the payment that the subscriber behind a link has to finish; null if there is none, or it
 * was paid or cancelled in the meantime. Throws `ProviderError`.
 */
export async function getDuePayment(context: Context, token: string): Promise<CardSecret | null> {
  const { database, payments } = context;
  const due = await database.read(async (db) => {
    const order = await getSubscribedOrder(db, token);
    if (order?.provider !== payments.name) return null;
    return getUnpaidRenewal(db, order.id);
  });
  const payment = due && (await payments.getPayment(due.paymentId));
  if (!payment) return null;
  if (payment.status === 'open' || payment.status === 'action_required')
    return { clientSecret: payment.clientSecret, publishableKey: payments.publishableKey };
  await applyPayment(context, payment);
  return null;
}
