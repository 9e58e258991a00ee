import { toInstant } from '#core/clock.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { withdrawMails } from '#platform/outbox/withdraw-mails.server.ts';
import type { ProviderPayment } from '#platform/payments/payment-provider.server.ts';
import type { PaymentWait } from '#platform/payments/payment-wait.ts';
import type { Order } from '../ledger/orders.repository.server.ts';
import { mailWait, waitMailIds, writeDebitMail } from './mail-wait.server.ts';
import {
  getWait,
  type OrderWait,
  saveWait,
  updateWait,
} from './payment-waits.repository.server.ts';

function isSame(known: OrderWait, wait: PaymentWait): boolean {
  const { kind, reference, orderedAt } = known;
  return kind === wait.kind && reference === wait.reference && orderedAt === wait.orderedAt;
}

async function endWait(context: Context, trx: Queryable, order: Order, known: OrderWait) {
  const { clock, origin } = context;
  const endedAt = toInstant(clock());
  await updateWait(trx, order.id, { endedAt, failure: order.failureMessage });
  await withdrawMails(trx, waitMailIds(known, origin));
  if (known.kind === 'sepa_debit' && order.status === 'failed')
    await writeDebitMail(context, trx, order, { wait: known, mail: 'failed' });
}

/**
 * Records what the first payment of an order waits for, as the provider reports it now, and mails a
 * voucher or debit. When the wait is over, its mails that have not left are withdrawn, and a debit that
 * failed is mailed. The order is locked.
 */
export async function keepWait(
  context: Context,
  trx: Queryable,
  { order, payment }: { order: Order; payment: Pick<ProviderPayment, 'id' | 'waitsFor'> },
): Promise<void> {
  const { id: paymentId, waitsFor } = payment;
  const known = await getWait(trx, order.id);
  if (order.status !== 'pending') {
    if (known && known.endedAt === null) await endWait(context, trx, order, known);
    return;
  }
  // Without a wait this was read before the payment began to wait, or its method is another.
  if (waitsFor === null || (known?.endedAt === null && isSame(known, waitsFor))) return;
  if (known) await withdrawMails(trx, waitMailIds(known, context.origin));
  const open = { mailedAt: null, remindedAt: null, endedAt: null, failure: null };
  await saveWait(trx, { orderId: order.id, paymentId, ...waitsFor, ...open });
  await mailWait(context, trx, order);
}
