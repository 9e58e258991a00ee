import { toInstant } from '#core/clock.ts';
import { readOfficeTime } from '#features/booking/rules/read-office-time.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { raise } from '#platform/context/events.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { contactDue } from '../contact-by.ts';
import { findCharges } from './charges.repository.server.ts';
import { closeRepaid } from './close-repaid.server.ts';
import { addTask } from './company-tasks.repository.server.ts';
import { findEarlierPurchase } from './earlier-purchase.repository.server.ts';
import { orderPaid } from './ledger-events.server.ts';
import { notifyOfOrder } from './order-mails.server.ts';
import { isSettled, nextStatus, type OrderStatus, stateOfCharges } from './order-states.ts';
import { type Order, recordHistory, updateOrder } from './orders.repository.server.ts';
import { writeReceipts } from './write-receipts.server.ts';

/**
 * Changes the status of an order if its states allow it, and adds it to the history. The order must
 * be locked.
 */
export async function transitionOrder(
  context: Context,
  trx: Queryable,
  order: Order,
  reported: { status: OrderStatus; paymentId: string | null; failureMessage?: string | null },
): Promise<Order> {
  const status = nextStatus(order.status, reported.status);
  const failureMessage = status === 'failed' ? (reported.failureMessage ?? null) : null;
  const isRepeated = status === order.status && failureMessage === order.failureMessage;
  if (isRepeated || (status === order.status && reported.status !== status)) return order;
  const at = toInstant(context.clock());
  const change = { status, failureMessage, updatedAt: at };
  await updateOrder(trx, order.id, change);
  const { paymentId } = reported;
  await recordHistory(trx, {
    orderId: order.id,
    at,
    kind: status,
    paymentId,
    note: failureMessage,
  });
  // A withdrawn order whose money never came leaves nothing to repay.
  if (status === 'cancelled') await closeRepaid(trx, order, at);
  return { ...order, ...change };
}

async function notifyOfPayment(
  context: Context,
  trx: Queryable,
  order: Order,
  { paymentId, paidAt }: { paymentId: string; paidAt: string },
): Promise<void> {
  const now = toInstant(context.clock());
  // Who pays what they were asked for is a client already, whom nobody promised a call.
  if (order.requestId !== null) {
    const said = { kind: 'request_paid', payment: paymentId } as const;
    return notifyOfOrder(context, trx, order, said);
  }
  const contactBy = contactDue(paidAt, await readOfficeTime(trx, paidAt));
  await addTask(trx, {
    kind: 'contact-client',
    orderId: order.id,
    dueAt: contactBy,
    createdAt: now,
  });
  const earlier = await findEarlierPurchase(trx, order, paidAt);
  if (earlier !== null) {
    const task = { kind: 'bought-twice', orderId: order.id, dueAt: contactBy, createdAt: now };
    await addTask(trx, task);
  }
  await notifyOfOrder(context, trx, order, {
    kind: 'paid',
    payment: paymentId,
    contactBy,
    earlier,
  });
}

/**
 * Updates an order's status from its charges. The first time money was taken, adds the company's
 * task and notification; writes missing receipts. A charge of a wrong amount does not pay an order.
 */
export async function settleOrder(
  context: Context,
  trx: Queryable,
  order: Order,
  paymentId: string,
): Promise<Order> {
  const charges = await findCharges(trx, order.id);
  const matching = charges.find(
    ({ amountCents, currency }) => amountCents === order.amountCents && currency === order.currency,
  );
  const state = stateOfCharges(charges);
  if (!matching && state !== 'refunded') return order;
  const changed = await transitionOrder(context, trx, order, { status: state, paymentId });
  if (!matching || !isSettled(changed.status)) return changed;
  if (changed.paidAt !== null) {
    await writeReceipts(context, trx, changed, charges);
    return changed;
  }
  const { paidAt } = matching;
  await updateOrder(trx, order.id, { paidAt });
  const settled = { ...changed, paidAt };
  // Late money was reported when it was recorded, and nobody is to begin the work.
  if (matching.late === null) {
    await raise(context, trx, orderPaid, { order: settled });
    await notifyOfPayment(context, trx, settled, matching);
  }
  await writeReceipts(context, trx, settled, charges);
  return settled;
}
