import { toInstant } from '#core/clock.ts';
import { requireCompany } from '#features/company/require-company.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import { contactWithin } from '../payments.ts';
import { findCharges } from './charges.repository.server.ts';
import { addTask } from './company-tasks.repository.server.ts';
import { orderNotification } from './emails/order-notification.server.ts';
import { isSettled, moveOrder, type OrderStatus, stateOfCharges } from './order-states.ts';
import { noteHistory, type Order, updateOrder } from './orders.repository.server.ts';
import { writeReceipts } from './write-receipts.server.ts';

/** Moves an order where its states allow it, with a line in its history. It must be locked. */
export async function moveTo(
  context: Context,
  trx: Queryable,
  order: Order,
  heard: { status: OrderStatus; paymentId: string | null; failureMessage?: string | null },
): Promise<Order> {
  const status = moveOrder(order.status, heard.status);
  const failureMessage = status === 'failed' ? (heard.failureMessage ?? null) : null;
  const isRepeated = status === order.status && failureMessage === order.failureMessage;
  if (isRepeated || (status === order.status && heard.status !== status)) return order;
  const at = toInstant(context.clock());
  const change = { status, failureMessage, updatedAt: at };
  await updateOrder(trx, order.id, change);
  const { paymentId } = heard;
  await noteHistory(trx, { orderId: order.id, at, kind: status, paymentId, note: failureMessage });
  return { ...order, ...change };
}

async function notifyOfPayment(
  context: Context,
  trx: Queryable,
  order: Order,
  { paymentId, paidAt }: { paymentId: string; paidAt: string },
): Promise<void> {
  const now = toInstant(context.clock());
  const contactBy = toInstant(new Date(new Date(paidAt).getTime() + contactWithin));
  await addTask(trx, {
    kind: 'contact-client',
    orderId: order.id,
    dueAt: contactBy,
    createdAt: now,
  });
  const setting = { origin: context.origin, company: await requireCompany(trx) };
  const event = { kind: 'paid' as const, payment: paymentId, contactBy };
  await enqueueMail(trx, orderNotification(order, event, setting), now);
}

/**
 * Brings an order's state in line with its charges, and does once what follows from money: the
 * company's task and mail, and receipts. A charge of another amount than the order's settles nothing.
 */
export async function settleOrder(
  context: Context,
  trx: Queryable,
  order: Order,
  paymentId: string,
): Promise<Order> {
  const charges = await findCharges(trx, order.id);
  const fitting = charges.find(
    ({ amountCents, currency }) => amountCents === order.amountCents && currency === order.currency,
  );
  const state = stateOfCharges(charges);
  if (!fitting && state !== 'refunded') return order;
  const moved = await moveTo(context, trx, order, { status: state, paymentId });
  if (!fitting || !isSettled(moved.status)) return moved;
  if (moved.paidAt !== null) {
    await writeReceipts(context, trx, moved);
    return moved;
  }
  const { paidAt } = fitting;
  await updateOrder(trx, order.id, { paidAt });
  const settled = { ...moved, paidAt };
  await notifyOfPayment(context, trx, settled, fitting);
  await writeReceipts(context, trx, settled);
  return settled;
}
