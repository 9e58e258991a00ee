import { toInstant } from '#core/clock.ts';
import { requireCompany } from '#features/company/company.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import { withdrawMails } from '#platform/outbox/withdraw-mails.server.ts';
import type { ProviderPayment } from '#platform/payments/payment-provider.server.ts';
import type { PaymentWait } from '#platform/payments/payment-wait.ts';
import { lockBuyerMails } from '../ledger/order-mails.server.ts';
import type { Order } from '../ledger/orders.repository.server.ts';
import { type DebitMail, debitMailId, orderDebit } from './emails/order-debit.server.ts';
import { orderVoucher, type VoucherMail, voucherMailIds } from './emails/order-voucher.server.ts';
import {
  getWait,
  type OrderWait,
  saveWait,
  updateWait,
} from './payment-waits.repository.server.ts';

/** Enqueues a mail about a voucher and records it. The order must be locked. */
export async function writeVoucherMail(
  { origin, clock, database }: Context,
  trx: Queryable,
  order: Order & { billingEmail: string },
  { wait, mail }: { wait: OrderWait; mail: VoucherMail },
): Promise<void> {
  const at = toInstant(clock());
  await lockBuyerMails(database, trx, order.billingEmail);
  const sender = { origin, company: await requireCompany(trx) };
  await enqueueMail(trx, orderVoucher(order, wait, mail, sender), at);
  await updateWait(trx, order.id, mail === 'issued' ? { mailedAt: at } : { remindedAt: at });
}

/** Returns the Message-IDs of the mails about a wait that are void once it is over. */
export function waitMailIds(wait: OrderWait, origin: string): string[] {
  if (wait.kind === 'multibanco') return voucherMailIds(wait, origin);
  return wait.kind === 'sepa_debit' ? [debitMailId('ordered', wait, origin)] : [];
}

/** Enqueues a mail about a debit, if the buyer's address is known. The order must be locked. */
async function writeDebitMail(
  { origin, clock, database }: Context,
  trx: Queryable,
  order: Order,
  { wait, mail }: { wait: OrderWait; mail: DebitMail },
): Promise<void> {
  const { billingEmail } = order;
  if (billingEmail === null) return;
  const at = toInstant(clock());
  await lockBuyerMails(database, trx, billingEmail);
  const sender = { origin, company: await requireCompany(trx) };
  await enqueueMail(trx, orderDebit({ ...order, billingEmail }, wait, mail, sender), at);
  if (mail === 'ordered') await updateWait(trx, order.id, { mailedAt: at });
}

/**
 * Mails what an order's payment waits for, an open voucher or a debit, once, if the buyer's address is
 * known. The order must be locked.
 */
export async function mailWait(context: Context, trx: Queryable, order: Order): Promise<void> {
  const { billingEmail } = order;
  const wait = billingEmail === null ? null : await getWait(trx, order.id);
  if (billingEmail === null || wait === null) return;
  if (wait.endedAt !== null || wait.mailedAt !== null) return;
  const buyer = { ...order, billingEmail };
  if (wait.kind === 'multibanco')
    await writeVoucherMail(context, trx, buyer, { wait, mail: 'issued' });
  if (wait.kind === 'sepa_debit')
    await writeDebitMail(context, trx, buyer, { wait, mail: 'ordered' });
}

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
