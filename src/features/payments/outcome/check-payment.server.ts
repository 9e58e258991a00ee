import { timingSafeEqual } from 'node:crypto';
import { toInstant } from '#core/clock.ts';
import { hashToken } from '#core/ids.server.ts';
import { readOfficeTime } from '#features/booking/rules/read-office-time.server.ts';
import { hasClientLink, keepShownLink, shownToken } from '#features/people/client-links.server.ts';
import { withUsLinkPath } from '#paths.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import type { PaymentStatus, ProviderPayment } from '#platform/payments/payment-provider.server.ts';
import { formOf, isTestProvider } from '#platform/payments/provider-name.ts';
import { namedContact } from '../contact-by.ts';
import { applyReported } from '../ledger/apply-subscription.server.ts';
import { getCharge, type OrderCharge } from '../ledger/charges.repository.server.ts';
import { isSettled, type OrderStatus } from '../ledger/order-states.ts';
import { getOrderBy, type Order } from '../ledger/orders.repository.server.ts';
import { isConsumer } from '../ledger/withdrawal-period.ts';
import type { CheckPaymentInput } from '../payments.input.ts';
import type { CheckedPayment, ReturnedOrder } from '../payments.ts';
import { requestHref } from '../requests/request-links.server.ts';
import { getWait, type OrderWait } from '../waiting/payment-waits.repository.server.ts';

const shown: Record<OrderStatus, CheckedPayment['status']> = {
  created: 'open',
  pending: 'pending',
  paid: 'paid',
  failed: 'failed',
  partly_refunded: 'paid',
  refunded: 'refunded',
  cancelled: 'failed',
};

const shownOfRenewal: Record<PaymentStatus, CheckedPayment['status']> = {
  open: 'failed',
  action_required: 'open',
  processing: 'pending',
  paid: 'paid',
  cancelled: 'failed',
};

/** The order tells what became of its first payment only. */
function isRenewal({ paymentId }: Order, { id }: ProviderPayment): boolean {
  return paymentId !== null && paymentId !== id;
}

function statusOf(order: Order, payment: ProviderPayment): CheckedPayment['status'] {
  if (isRenewal(order, payment)) {
    const isBack = payment.status === 'paid' && payment.refundedCents >= payment.amountCents;
    return isBack ? 'refunded' : shownOfRenewal[payment.status];
  }
  // A wrong amount was charged, so the company has to check the payment.
  if (payment.status === 'paid' && order.paidAt === null && order.status !== 'refunded')
    return 'pending';
  return payment.status === 'action_required' ? 'open' : shown[order.status];
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hashToken(one)), Buffer.from(hashToken(other)));
}

/** What the buyer still waits for, or waited for in vain; null once anything else has happened. */
function waitingOf(order: Order, wait: OrderWait | null): CheckedPayment['waiting'] {
  if (wait === null || isSettled(order.status)) return null;
  if (wait.endedAt !== null && wait.failure !== order.failureMessage) return null;
  const { kind, entity, reference, phoneEnd, orderedAt, until } = wait;
  return { kind, entity, reference, phoneEnd, orderedAt, until };
}

/** When the buyer is contacted at the latest, if a day and an hour can be named. */
async function contactByOf({ database }: Context, { paidAt }: Order): Promise<string | null> {
  if (paidAt === null) return null;
  return namedContact(paidAt, await database.read((db) => readOfficeTime(db, paidAt)));
}

/** The parts of what was charged, in units of the currency. */
function vatOf({ netCents, vatCents, vatRate, vatTreatment }: Order) {
  const rule = { vatRate, vatTreatment };
  if (netCents === null || vatCents === null) return { net: null, vat: null, ...rule };
  return { net: netCents / 100, vat: vatCents / 100, ...rule };
}

type Known = { wait: OrderWait | null; charge: OrderCharge | null; contactBy: string | null };

function describePayment(
  order: Order,
  payment: ProviderPayment,
  { wait, charge, contactBy }: Known,
): CheckedPayment {
  const { id: orderId, reference, packageId, name, namePt, currency, interval } = order;
  const status = statusOf(order, payment);
  const renewal = isRenewal(order, payment);
  const failure = renewal ? payment.failureMessage : order.failureMessage;
  const message = status === 'failed' ? failure : null;
  const arrived = renewal ? payment.paidAt : (order.paidAt ?? payment.paidAt);
  const date = arrived ?? payment.createdAt;
  const amount = order.amountCents / 100;
  const terms = { orderId, reference, packageId, name, namePt, amount, currency, interval };
  return {
    status,
    message,
    ...terms,
    ...vatOf(order),
    date,
    email: order.billingEmail,
    buyer: order.billingName,
    isConsumer: isConsumer(order),
    isRenewal: renewal,
    contactBy: renewal || charge?.late ? null : contactBy,
    isTest: isTestProvider(order.provider),
    provider: formOf(order.provider),
    waiting: waitingOf(order, wait),
    late: charge?.late ?? null,
  };
}

/** Returns the page of a paid order, by a link that shows it alone, and whether it asks for a phone number. */
async function pageOf(context: Context, order: Order, clientSecret: string) {
  if (!isSettled(order.status) || order.secretHash !== hashToken(clientSecret)) return {};
  const { database, clock } = context;
  const { token, isKept } = await database.read(async (db) => {
    const shown = await shownToken(db, clientSecret);
    return { token: shown, isKept: await hasClientLink(db, shown) };
  });
  const link = { orderId: order.id, now: toInstant(clock()) };
  if (!isKept) await transact(context, (trx) => keepShownLink(trx, token, link));
  return { withUs: withUsLinkPath.href({ token }), asksContact: !order.contactPhone };
}

/**
 * Fetches a payment from the provider, applies it and returns its outcome for the buyer. Returns
 * null if the payment is unknown or the secret is wrong. Throws `ProviderError`.
 */
export async function checkPayment(
  context: Context,
  { payment: id, clientSecret }: CheckPaymentInput,
): Promise<CheckedPayment | null> {
  const payment = await context.payments.getPayment(id);
  if (!payment || !isSame(payment.clientSecret, clientSecret)) return null;
  const order = await applyReported(context, payment);
  if (!order) return null;
  const { wait, charge } = await context.database.read(async (db) => ({
    wait: await getWait(db, order.id),
    charge: await getCharge(db, id),
  }));
  const { requestId } = order;
  const isAsked = requestId !== null;
  // Whoever was asked to pay was promised no call.
  const contactBy = isAsked ? null : await contactByOf(context, order);
  const payUrl = isAsked && (await context.database.read((db) => requestHref(db, requestId)));
  return {
    ...describePayment(order, payment, { wait, charge, contactBy }),
    ...(payUrl && { payUrl }),
    ...(await pageOf(context, order, clientSecret)),
  };
}

/**
 * Returns the order of a payment without a call to the provider, or null if the payment is unknown or
 * the secret is wrong.
 */
export async function showReturnedOrder(
  { database }: Context,
  { payment, clientSecret }: CheckPaymentInput,
): Promise<ReturnedOrder | null> {
  const order = await database.read((db) => getOrderBy(db, 'paymentId', payment));
  if (!order || order.secretHash !== hashToken(clientSecret)) return null;
  return { orderId: order.id, reference: order.reference };
}
