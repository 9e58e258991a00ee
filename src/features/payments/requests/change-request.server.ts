import { toInstant } from '#core/clock.ts';
import { centsOf } from '#core/money.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { ProviderError } from '#platform/payments/payment-provider.server.ts';
import { applyPayment } from '../ledger/apply-payment.server.ts';
import { isOpen, isPayable } from '../ledger/order-states.ts';
import { getOrder, lockOrder, type Order } from '../ledger/orders.repository.server.ts';
import { promiseCall } from '../ledger/promised-calls.repository.server.ts';
import { transitionOrder } from '../ledger/settle-order.server.ts';
import { keepPromise } from '../refunds/keep-promises.server.ts';
import { isTooMuch, type RequestFieldRefusal } from './create-request.server.ts';
import { mailRequest } from './mail-request.server.ts';
import type { PaymentRequestChange } from './requests.input.ts';
import {
  getOrderOfRequest,
  getPaymentRequest,
  lockRequest,
  type PaymentRequest,
  updatePaymentRequest,
} from './requests.repository.server.ts';

export type RequestRefusal =
  | { code: 'unknown_request' | 'request_paid' | 'request_cancelled' | 'being_paid' }
  | { code: 'too_many_mails' };

/**
 * Has the provider close what an open page could still pay of a request. A provider that gives no answer
 * stops nothing: the caller's transaction promises the call.
 */
export async function closePayment(context: Context, requestId: string): Promise<void> {
  const { database, payments, logger } = context;
  const order = await database.read((db) => getOrderOfRequest(db, requestId));
  if (!order?.paymentId || !isOpen(order.status) || order.provider !== payments.name) return;
  try {
    await applyPayment(context, await payments.cancelPayment(order.paymentId));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    logger.warn({ code: error.code, order: order.id }, 'an open payment was not closed yet');
  }
}

/**
 * Ends the order that an open request has, in the transaction that decides it. Returns the promised call
 * to the provider, null if there is nothing to tell it; refuses while the money is on its way.
 */
export async function endOpenOrder(
  context: Context,
  trx: Queryable,
  order: Order | null,
): Promise<Result<string | null, RequestRefusal>> {
  if (order === null || order.status === 'cancelled') return accept(null);
  if (!isPayable(order.status)) return refuse({ code: 'being_paid' });
  const { id: orderId, paymentId } = order;
  if (paymentId !== null)
    return accept(
      await promiseCall(context, trx, { kind: 'cancel_payment', orderId, about: paymentId }),
    );
  // Whoever is creating its payment at this moment finds it cancelled.
  await transitionOrder(context, trx, order, { status: 'cancelled', paymentId: null });
  return accept(null);
}

type Found = { request: PaymentRequest; order: Order | null };

/** Runs `change` on an open request; it and its order are locked until the transaction ends. */
export async function withOpenRequest<Value, Refusal = never>(
  context: Context,
  id: string,
  change: (trx: Queryable, found: Found) => Promise<Result<Value, RequestRefusal | Refusal>>,
): Promise<Result<Value, RequestRefusal | Refusal>> {
  return transact(context, async (trx) => {
    await lockRequest(context.database, trx, id);
    const known = await getOrderOfRequest(trx, id);
    if (known) await lockOrder(context.database, trx, known.id);
    const order = known && (await getOrder(trx, known.id));
    const request = await getPaymentRequest(trx, id);
    if (!request) return refuse({ code: 'unknown_request' });
    if (request.state !== 'open')
      return refuse({ code: request.state === 'paid' ? 'request_paid' : 'request_cancelled' });
    return change(trx, { request, order });
  });
}

/** Makes a promised call at once; one that fails stays promised. */
async function keepNow(context: Context, promised: string | null): Promise<void> {
  if (promised === null) return;
  try {
    await keepPromise(context, promised);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
  }
}

/**
 * Takes a request back, by a mail. An open page charges nothing from then on; one that was faster has
 * paid it. Refused while the money is on its way.
 */
export async function cancelRequest(
  context: Context,
  id: string,
): Promise<Result<null, RequestRefusal>> {
  await closePayment(context, id);
  const ended = await withOpenRequest<string | null>(context, id, async (trx, found) => {
    const promised = await endOpenOrder(context, trx, found.order);
    if (!promised.ok) return promised;
    const at = toInstant(context.clock());
    await updatePaymentRequest(trx, id, { state: 'cancelled', closedAt: at, updatedAt: at });
    if (found.request.mailedAt !== null)
      await mailRequest(context, trx, found.request, 'cancelled');
    await recordChange(context, trx, {
      action: 'payment-request.cancel',
      subject: { kind: 'payment-request', id },
    });
    return promised;
  });
  if (!ended.ok) return ended;
  await keepNow(context, ended.value);
  return accept(null);
}

/**
 * Changes what a request says. A new amount is a new version: what was open of the old one is closed, so
 * that a page that shows it charges nothing and asks again.
 */
export async function changeRequest(
  context: Context,
  id: string,
  { title, titlePt, amount, dueDay }: PaymentRequestChange,
): Promise<Result<null, RequestRefusal | RequestFieldRefusal>> {
  const before = await context.database.read((db) => getPaymentRequest(db, id));
  const isNewAmount = amount !== undefined && centsOf(amount) !== before?.priceCents;
  if (isNewAmount) await closePayment(context, id);
  const changed = await withOpenRequest<string | null, RequestFieldRefusal>(
    context,
    id,
    async (trx, { request, order }) => {
      const priceCents = amount === undefined ? request.priceCents : centsOf(amount);
      if (await isTooMuch(context, trx, priceCents))
        return refuse({ code: 'invalid_fields', field: 'amount', error: 'too_large' });
      const isRepriced = priceCents !== request.priceCents;
      const promised = isRepriced ? await endOpenOrder(context, trx, order) : accept(null);
      if (!promised.ok) return promised;
      const words = { title: title ?? request.title, titlePt: titlePt ?? request.titlePt };
      const isMoved = dueDay !== undefined && dueDay !== request.dueDay;
      const next = {
        ...request,
        ...words,
        priceCents,
        dueDay: dueDay ?? request.dueDay,
        version: request.version + (isRepriced ? 1 : 0),
        // Another day has a schedule of its own.
        remindedThrough: isMoved ? 0 : request.remindedThrough,
        updatedAt: toInstant(context.clock()),
      };
      const { id: _, ...columns } = next;
      await updatePaymentRequest(trx, id, columns);
      if (isRepriced && request.mailedAt !== null) await mailRequest(context, trx, next, 'changed');
      await recordChange(context, trx, {
        action: 'payment-request.change',
        subject: { kind: 'payment-request', id },
        before: { amountCents: request.priceCents, dueDay: request.dueDay },
        after: { amountCents: priceCents, dueDay: next.dueDay },
      });
      return promised;
    },
  );
  if (!changed.ok) return changed;
  await keepNow(context, changed.value);
  return accept(null);
}

/** Reminds the client of a request now, by a mail; whom nobody has asked yet is asked. */
export async function remindOfRequest(
  context: Context,
  id: string,
): Promise<Result<null, RequestRefusal>> {
  return withOpenRequest<null>(context, id, async (trx, { request }) => {
    const at = toInstant(context.clock());
    const isAsked = request.mailedAt !== null;
    const reminders = request.reminders + (isAsked ? 1 : 0);
    const isMailed = isAsked
      ? await mailRequest(context, trx, request, 'reminded', reminders)
      : await mailRequest(context, trx, request, 'asked');
    if (!isMailed) return refuse({ code: 'too_many_mails' });
    if (isAsked) await updatePaymentRequest(trx, id, { reminders, remindedAt: at });
    await recordChange(context, trx, {
      action: 'payment-request.remind',
      subject: { kind: 'payment-request', id },
      after: { reminders },
    });
    return accept(null);
  });
}

/**
 * Closes the request of an order that has just been paid, within the ledger's transaction. What was
 * cancelled or changed when its money came all the same is paid at what its page said.
 */
export async function closePaidRequest(
  { clock }: Pick<Context, 'clock'>,
  trx: Queryable,
  { order }: { order: Order },
): Promise<void> {
  if (order.requestId === null) return;
  const at = toInstant(clock());
  await updatePaymentRequest(trx, order.requestId, { state: 'paid', closedAt: at, updatedAt: at });
}
