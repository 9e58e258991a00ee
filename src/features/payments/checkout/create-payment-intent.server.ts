import { toInstant } from '#core/clock.ts';
import { hashToken, newId } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { getOfferedPackage, type OfferedPackage } from '#features/catalog/catalog.server.ts';
import { vatTexts } from '#features/vat/vat.texts.ts';
import { translate } from '#i18n/texts.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { retry, transact } from '#platform/database/transact.server.ts';
import {
  type Charge,
  ProviderError,
  type ProviderPayment,
  periods,
} from '#platform/payments/payment-provider.server.ts';
import { formOf } from '#platform/payments/provider-name.ts';
import { networkHashOf } from '#platform/secrets/keyed-hash.server.ts';
import { applyPayment } from '../ledger/apply-payment.server.ts';
import { identifyBuyer } from '../ledger/identify-buyer.server.ts';
import { isOrderReferenceTaken, newOrder } from '../ledger/new-order.server.ts';
import { isPayable, isSettled } from '../ledger/order-states.ts';
import {
  getOrder,
  getOrderBy,
  insertOrder,
  lockOrder,
  type Order,
  recordHistory,
  updateOrder,
} from '../ledger/orders.repository.server.ts';
import { getPlanPart } from '../ledger/plan-parts.repository.server.ts';
import type { CreateIntentInput } from '../payments.input.ts';
import type { PaymentIntentResponse } from '../payments.ts';
import { getOrderOfRequest, lockRequest } from '../requests/requests.repository.server.ts';
import { recordOrderTerms } from '../withdrawal/early-start.server.ts';
import {
  type BuyerColumns,
  type BuyerVat,
  buyerChange,
  buyerColumns,
  checkBuyerVat,
  differsFrom,
  type OrderTerms,
  readTerms,
} from './buyer-terms.server.ts';
import { cancelUnpaid } from './cancel-unpaid.server.ts';
import { personOf } from './order-person.server.ts';
import {
  detailsOf,
  findRequestToPay,
  offerOfRequest,
  type RequestToPay,
} from './pay-request.server.ts';
import { type BuyerChange, OrderChangedError, repriceOrder } from './reprice-order.server.ts';

const running = new Map<string, Promise<unknown>>();

/** Runs work after all earlier work of the same key in this process; without a key at once. */
export async function oneAtATime<Value>(
  key: string | null,
  work: () => Promise<Value>,
): Promise<Value> {
  if (key === null) return work();
  const before = running.get(key);
  const mine = before === undefined ? work() : before.then(work, work);
  running.set(key, mine);
  try {
    return await mine;
  } finally {
    if (running.get(key) === mine) running.delete(key);
  }
}

type CreateIntentRefusal =
  | { code: 'unknown_package' | 'idempotency_key_reused' | 'payment_unavailable' }
  | { code: 'unknown_request' | 'request_cancelled' | 'request_paid' }
  /** Other requests with the same key change the order at this moment. */
  | { code: 'order_changing' }
  | { code: 'already_paid'; orderId: string; payment: string; clientSecret: string };

type Outcome = Result<PaymentIntentResponse, CreateIntentRefusal>;
/** `id` is for the order, if one has to be created. */
type IntentRequest = {
  id: string;
  input: CreateIntentInput;
  keyHash: string | null;
  vat: BuyerVat;
  /** What staff asked for, in place of a package. */
  asked: RequestToPay | null;
};

type ForBuyer = {
  known: Order;
  offered: OfferedPackage | null;
  terms: OrderTerms | null;
  buyer: BuyerColumns;
};

const intervals = ['one-time', ...periods] as const;

function intervalOf(interval: string): Charge['interval'] | null {
  return intervals.find((known) => known === interval) ?? null;
}

/** `isOutdated`: not what is due now; `change` if only who buys makes the difference. */
type TakenOrder = { order: Order; isOutdated: boolean; change: BuyerChange | null };

/** Saves who buys an order that can still be paid, with the person of the address. */
async function saveBuyer(
  context: Context,
  trx: Queryable,
  order: Order,
  buyer: BuyerColumns,
): Promise<Order> {
  const change = isPayable(order.status) ? buyerChange(order, buyer) : null;
  if (change === null) return order;
  const changed = { ...order, ...change };
  const personId = await personOf(context, trx, changed);
  await updateOrder(trx, order.id, { ...change, personId, updatedAt: toInstant(context.clock()) });
  return { ...changed, personId };
}

/** Returns the change if the offer of an order is still what it was, and only its buyer is not. */
async function findBuyerChange(
  context: Context,
  trx: Queryable,
  { known, offered, terms, buyer }: ForBuyer,
): Promise<BuyerChange | null> {
  if (!offered || !terms || known.vatTreatment === null) return null;
  const asBefore = { treatment: known.vatTreatment };
  const isSameOffer = !differsFrom(await readTerms(context, trx, offered, asBefore), known);
  return isSameOffer ? { terms, buyer } : null;
}

/** Returns the order that is paid by a call so far: that of the request, or of the key. */
async function findKnown(
  trx: Queryable,
  { asked, keyHash }: Pick<IntentRequest, 'asked' | 'keyHash'>,
): Promise<Order | null> {
  if (asked !== null) return getOrderOfRequest(trx, asked.id);
  return keyHash === null ? null : getOrderBy(trx, 'keyHash', keyHash);
}

/** Serializes calls that pay the same, and returns what is offered now; null for nothing. */
async function readOffer(
  context: Context,
  trx: Queryable,
  { id, input, keyHash, asked }: IntentRequest,
): Promise<Result<OfferedPackage | null, CreateIntentRefusal>> {
  const now = toInstant(context.clock());
  if (asked !== null) {
    await lockRequest(context.database, trx, asked.id);
    return offerOfRequest(trx, asked);
  }
  await context.database.lock(trx, `order-key:${keyHash ?? id}`);
  const offered = await getOfferedPackage(trx, input.packageId, now);
  return accept(offered && intervalOf(offered.interval) !== null ? offered : null);
}

async function createOrder(
  context: Context,
  trx: Queryable,
  { id, input, keyHash, vat, asked }: IntentRequest,
  { offered, terms }: { offered: OfferedPackage; terms: OrderTerms },
): Promise<Order> {
  const now = toInstant(context.clock());
  const networkHash = await networkHashOf(context, trx);
  const { name, namePt, meetings, meetingMinutes } = offered;
  const what = { packageId: offered.id, name, namePt, meetings, meetingMinutes };
  const by = { language: input.language, provider: context.payments.name, networkHash, now };
  const requestId = asked?.id ?? null;
  const agreedAt = (await getPlanPart(trx, requestId))?.agreedAt ?? null;
  const key = asked === null ? keyHash : null;
  const ordered = { id, requestId, agreedAt, keyHash: key, ...what, ...by };
  const made = { ...newOrder(ordered, terms, buyerColumns(input, vat)), ...asked?.named };
  const order = { ...made, personId: await personOf(context, trx, made) };
  await insertOrder(trx, order);
  await recordOrderTerms(trx, order);
  const entry = { orderId: order.id, at: now, paymentId: null, note: null };
  await recordHistory(trx, { ...entry, kind: 'created' });
  return order;
}

/**
 * Returns the order of the idempotency key, or of the request, or creates one. A cancelled order and one
 * of another provider release the key.
 */
async function findOrCreateOrder(
  context: Context,
  trx: Queryable,
  request: IntentRequest,
): Promise<Result<TakenOrder, CreateIntentRefusal>> {
  const { input, vat, asked } = request;
  const offer = await readOffer(context, trx, request);
  if (!offer.ok) return offer;
  const offered = offer.value;
  const known = await findKnown(trx, request);
  if (asked === null && known && known.packageId !== input.packageId)
    return refuse({ code: 'idempotency_key_reused' });
  const terms = offered && (await readTerms(context, trx, offered, vat));
  if (known?.provider === context.payments.name && known.status !== 'cancelled') {
    const buyer = buyerColumns(input, vat, known);
    if (differsFrom(terms, known)) {
      const change = await findBuyerChange(context, trx, { known, offered, terms, buyer });
      return accept({ order: known, isOutdated: true, change });
    }
    await lockOrder(context.database, trx, known.id);
    const order = (await getOrder(trx, known.id)) ?? known;
    const saved = await saveBuyer(context, trx, order, buyer);
    return accept({ order: saved, isOutdated: false, change: null });
  }
  if (known?.keyHash) {
    await lockOrder(context.database, trx, known.id);
    await updateOrder(trx, known.id, { keyHash: null });
  }
  if (!offered || !terms)
    return refuse({ code: asked === null ? 'unknown_package' : 'request_paid' });
  const order = await createOrder(context, trx, request, { offered, terms });
  return accept({ order, isOutdated: false, change: null });
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
  { language, requestId }: CreateIntentInput,
): PaymentIntentResponse {
  const { id: orderId, name, interval, currency, vatRate, vatTreatment } = order;
  const { publishableKey } = payments;
  const provider = formOf(payments.name);
  return {
    clientSecret,
    currency,
    name,
    orderId,
    provider,
    publishableKey,
    interval,
    amount: order.amountCents / 100,
    net: order.netCents === null ? null : order.netCents / 100,
    vat: order.vatCents === null ? null : order.vatCents / 100,
    vatRate,
    vatNote: vatTreatment && (translate(vatTexts, language, `note_${vatTreatment}`) || null),
    vatTreatment,
    ...(requestId !== null && { details: detailsOf(order) }),
    ...(order.agreedAt !== null && { isAgreed: true as const }),
  };
}

/** Charges the order what is due now: by the same payment where that is possible, else by a new order. */
async function bringUpToDate(
  context: Context,
  { isOutdated, change }: TakenOrder,
  { applied, payment }: { applied: Order | null; payment: ProviderPayment },
): Promise<Order | null> {
  if (applied === null || !isPayable(applied.status)) return applied;
  if (!isOutdated || change) {
    const repriced = await repriceOrder(context, { order: applied, payment }, change);
    if (repriced) return repriced.order;
  }
  return isOutdated ? cancelUnpaid(context, applied, payment.id) : applied;
}

async function attempt(context: Context, request: IntentRequest): Promise<Outcome> {
  const taken = await transact(context, (trx) => findOrCreateOrder(context, trx, request));
  if (!taken.ok) return taken;
  const { id: orderId } = taken.value.order;
  const payment = await requestPayment(context, taken.value.order);
  const applied = await applyPayment(context, { ...payment, orderId });
  const order = await bringUpToDate(context, taken.value, { applied, payment });
  if (!order || order.status === 'cancelled') throw new OrderChangedError();
  if (!isSettled(order.status)) {
    const { email, company } = request.input;
    if (email !== null || company !== null) await identifyBuyer(context, order);
    return accept(toIntentResponse(context, order, payment, request.input));
  }
  const { id, clientSecret } = payment;
  return refuse({ code: 'already_paid', orderId: order.id, payment: id, clientSecret });
}

/** Returns the order of a key, which may have been decided with evidence already. */
async function readOrderOfKey(
  { database }: Context,
  keyHash: string | null,
): Promise<Order | null> {
  if (keyHash === null) return null;
  return database.read((db) => getOrderBy(db, 'keyHash', keyHash));
}

/** Whether another request changed the order, or has the provider change its payment, meanwhile. */
function isConcurrent(error: unknown): boolean {
  if (error instanceof OrderChangedError) return true;
  return error instanceof ProviderError && error.code === 'idempotency_key_in_use';
}

/**
 * Creates an order at the price of its package or request, whatever `amount` was sent, and its payment.
 * Calls with one key, or of one request, come one after the other and return the same pair while it can be
 * paid. For another kind of buyer the payment keeps at another amount; an order that is no longer offered
 * so is cancelled and replaced. The provider is called outside any transaction.
 */
export async function createPaymentIntent(
  context: Context,
  given: CreateIntentInput,
  idempotencyKey: string | null,
): Promise<Outcome> {
  const keyHash = idempotencyKey === null ? null : hashToken(idempotencyKey);
  const found = await findRequestToPay(context, given);
  if (!found.ok) return found;
  const asked = found.value;
  const input = asked?.input ?? given;
  try {
    const known = asked ? asked.known : await readOrderOfKey(context, keyHash);
    const vat = await checkBuyerVat(context, input, known);
    const request = () => attempt(context, { id: newId(), input, keyHash, vat, asked });
    return await oneAtATime(asked ? `request ${asked.id}` : keyHash, () =>
      retry(request, {
        isRetryable: (error) => isConcurrent(error) || isOrderReferenceTaken(error),
        maxAttempts: 5,
        // Of several processes each waits for another time.
        pauseAfter: (times) => Math.random() * 100 * times,
      }),
    );
  } catch (error) {
    if (isConcurrent(error)) return refuse({ code: 'order_changing' });
    if (!(error instanceof ProviderError)) throw error;
    context.logger.warn({ code: error.code }, 'the card provider created no payment');
    return refuse({ code: 'payment_unavailable' });
  }
}
