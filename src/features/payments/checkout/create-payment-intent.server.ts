import { toInstant } from '#core/clock.ts';
import { hashToken, newId, newReference } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import {
  getOfferedPackage,
  type OfferedPackage,
} from '#features/catalog/get-offered-package.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { isUniqueViolation } from '#platform/database/faults.server.ts';
import { retry } from '#platform/database/retry.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import {
  type Charge,
  ProviderError,
  type ProviderPayment,
  periods,
} from '#platform/payments/payment-provider.server.ts';
import { networkHashOf } from '#platform/secrets/network-hash.server.ts';
import { applyPayment } from '../orders/apply-payment.server.ts';
import { isPayable, isSettled } from '../orders/order-states.ts';
import {
  getOrderBy,
  insertOrder,
  lockOrder,
  type Order,
  recordHistory,
  updateOrder,
} from '../orders/orders.repository.server.ts';
import type { CreateIntentInput } from '../payments.input.ts';
import type { PaymentIntentResponse } from '../payments.ts';
import { cancelUnpaid } from './cancel-unpaid.server.ts';

export type CreateIntentRefusal =
  | { code: 'unknown_package' | 'idempotency_key_reused' | 'payment_unavailable' }
  | { code: 'already_paid'; orderId: string; payment: string; clientSecret: string };

type Outcome = Result<PaymentIntentResponse, CreateIntentRefusal>;
/** `id` is for the order, if one has to be created. */
type IntentRequest = { id: string; input: CreateIntentInput; keyHash: string | null };

const intervals = ['one-time', ...periods] as const;

function intervalOf(interval: string): Charge['interval'] | null {
  return intervals.find((known) => known === interval) ?? null;
}

function newOrder(
  offered: OfferedPackage,
  request: IntentRequest,
  { provider, networkHash, now }: Pick<Order, 'provider' | 'networkHash'> & { now: string },
): Order {
  return {
    id: request.id,
    reference: newReference(),
    status: 'created',
    packageId: offered.id,
    name: offered.name,
    namePt: offered.namePt,
    interval: offered.interval,
    amountCents: offered.priceCents,
    currency: offered.currency,
    language: request.input.language,
    provider,
    networkHash,
    keyHash: request.keyHash,
    secretHash: null,
    paymentId: null,
    subscriptionId: null,
    subscriptionStatus: null,
    subscriptionEndsAt: null,
    failureMessage: null,
    billingName: null,
    billingEmail: null,
    billingCompany: null,
    billingNif: null,
    billingVatNumber: null,
    billingCountry: null,
    personId: null,
    createdAt: now,
    updatedAt: now,
    paidAt: null,
    checkedAt: null,
  };
}

/** `isOutdated`: not what the catalogue offers now. */
type TakenOrder = { order: Order; isOutdated: boolean };

/** Whether an order differs from the offer of now in what it costs; a new name changes nothing. */
function differsFrom(offered: OfferedPackage | null, order: Order): boolean {
  if (!offered) return true;
  const { priceCents, currency, interval } = offered;
  return (
    order.amountCents !== priceCents || order.currency !== currency || order.interval !== interval
  );
}

/**
 * Returns the order of the idempotency key, or creates one. A cancelled order and one of another
 * provider release the key.
 */
async function findOrCreateOrder(
  context: Context,
  trx: Queryable,
  request: IntentRequest,
): Promise<Result<TakenOrder, CreateIntentRefusal>> {
  const { keyHash, input } = request;
  const { name: provider } = context.payments;
  await context.database.lock(trx, `order-key:${keyHash ?? request.id}`);
  const known = keyHash === null ? null : await getOrderBy(trx, 'keyHash', keyHash);
  if (known && known.packageId !== input.packageId)
    return refuse({ code: 'idempotency_key_reused' });
  const offered = await getOfferedPackage(trx, input.packageId);
  if (known?.provider === provider && known.status !== 'cancelled')
    return accept({ order: known, isOutdated: differsFrom(offered, known) });
  if (known) {
    await lockOrder(context.database, trx, known.id);
    await updateOrder(trx, known.id, { keyHash: null });
  }
  if (!offered || intervalOf(offered.interval) === null) return refuse({ code: 'unknown_package' });
  const now = toInstant(context.clock());
  const order = newOrder(offered, request, {
    provider,
    networkHash: await networkHashOf(context, trx),
    now,
  });
  await insertOrder(trx, order);
  const entry = { orderId: order.id, at: now, paymentId: null, note: null };
  await recordHistory(trx, { ...entry, kind: 'created' });
  return accept({ order, isOutdated: false });
}

/** Fetches the order's payment from the provider, or creates it. Throws `ProviderError`. */
async function requestPayment({ payments }: Context, order: Order): Promise<ProviderPayment> {
  const { id: orderId, createdAt: orderedAt, amountCents, currency, interval } = order;
  const known = order.paymentId === null ? null : await payments.getPayment(order.paymentId);
  if (known) return known;
  const period = intervalOf(interval) ?? 'one-time';
  return payments.startPayment({
    orderId,
    orderedAt,
    amountCents,
    currency,
    description: order.name,
    interval: period,
  });
}

function toIntentResponse(
  { payments }: Context,
  order: Order,
  { clientSecret }: ProviderPayment,
): PaymentIntentResponse {
  const { id: orderId, name, interval, currency } = order;
  const { name: provider, publishableKey } = payments;
  const amount = order.amountCents / 100;
  return { clientSecret, amount, currency, name, orderId, provider, publishableKey, interval };
}

/** The order was cancelled while its payment was created; another attempt creates a new order. */
class OrderCancelledError extends Error {
  override name = 'OrderCancelledError';
}

async function attempt(context: Context, request: IntentRequest): Promise<Outcome> {
  const taken = await transact(context, (trx) => findOrCreateOrder(context, trx, request));
  if (!taken.ok) return taken;
  const { id: orderId } = taken.value.order;
  const payment = await requestPayment(context, taken.value.order);
  const applied = await applyPayment(context, { ...payment, orderId });
  const isReplaced = taken.value.isOutdated && applied !== null && isPayable(applied.status);
  const order = isReplaced ? await cancelUnpaid(context, applied, payment.id) : applied;
  if (!order || order.status === 'cancelled') throw new OrderCancelledError();
  if (!isSettled(order.status)) return accept(toIntentResponse(context, order, payment));
  const { id, clientSecret } = payment;
  return refuse({ code: 'already_paid', orderId: order.id, payment: id, clientSecret });
}

function isReferenceTaken(error: unknown): boolean {
  return isUniqueViolation(error, { index: 'orders_reference', columns: ['orders.reference'] });
}

/**
 * Creates an order at the catalogue's price, whatever `amount` was sent, and its payment at the
 * provider. A repeated key returns the same order and payment for as long as it can be paid, even
 * for concurrent requests; an unpaid order that is not what the catalogue offers now is cancelled and
 * replaced. The provider is called outside any transaction.
 */
export async function createPaymentIntent(
  context: Context,
  input: CreateIntentInput,
  idempotencyKey: string | null,
): Promise<Outcome> {
  const keyHash = idempotencyKey === null ? null : hashToken(idempotencyKey);
  try {
    return await retry(() => attempt(context, { id: newId(), input, keyHash }), {
      isRetryable: (error) => error instanceof OrderCancelledError || isReferenceTaken(error),
    });
  } catch (error) {
    if (error instanceof OrderCancelledError) return refuse({ code: 'payment_unavailable' });
    if (!(error instanceof ProviderError)) throw error;
    context.logger.warn({ code: error.code }, 'the card provider created no payment');
    return refuse({ code: 'payment_unavailable' });
  }
}
