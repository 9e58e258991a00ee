import { centsOf } from '#core/money.ts';
import { listOrderMeetings } from '#features/booking/meetings/client-bookings.server.ts';
import { messageIdOf } from '#mail/mail-builder.server.ts';
import { listChangesOf } from '#platform/audit/list-changes-of.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { ViesEvidence } from '#platform/vies/vies.server.ts';
import { showInvoices } from '../invoices/show-invoices.server.ts';
import { getBuyerName } from '../ledger/buyer-name.server.ts';
import { findCharges } from '../ledger/charges.repository.server.ts';
import { disputeStatuses } from '../ledger/dispute-states.ts';
import { type Dispute, findDisputes } from '../ledger/disputes.repository.server.ts';
import { refundMailIds } from '../ledger/emails/order-update.server.ts';
import { getOrderBy, type Order } from '../ledger/orders.repository.server.ts';
import { isConsumer } from '../ledger/withdrawal-period.ts';
import { getWithdrawal } from '../ledger/withdrawals.repository.server.ts';
import { countMeetings } from '../meetings/order-meetings.server.ts';
import { mailDays } from '../subscriptions/renewals.server.ts';
import { nextChargeOf } from '../subscriptions/subscriber.server.ts';
import { debitMailId } from '../waiting/emails/order-debit.server.ts';
import { waitMailIds } from '../waiting/keep-wait.server.ts';
import { getWait, type OrderWait } from '../waiting/payment-waits.repository.server.ts';
import { getOrderTerms } from '../withdrawal/order-terms.repository.server.ts';
import { findEvents, findHistory, findMails, findTasks } from './order-detail.repository.server.ts';
import type { OrderDetail, OrderEntry } from './orders-admin.schema.ts';

type History = Awaited<ReturnType<typeof findHistory>>;

/** Returns the Message-IDs of the mails about refunds, and about those that failed. */
function refundMessageIds(history: History, origin: string): string[] {
  const failed = new Map<string, number>();
  return history.flatMap(({ kind, paymentId, note }) => {
    const payment = paymentId ?? '';
    const cents = centsOf(parseFloat(note ?? ''));
    const before = failed.get(payment) ?? 0;
    if (kind === 'given_back')
      return [messageIdOf('order-refunded', refundMailIds(payment, cents, before), origin)];
    if (kind !== 'refund_failed') return [];
    failed.set(payment, before + cents);
    return [messageIdOf('order-refund-failed', [payment, before + cents], origin)];
  });
}

/** Returns the Message-IDs of every mail that can have been written about an order. */
function messageIdsOf(
  order: Order,
  { payments, history, disputes }: { payments: string[]; history: History; disputes: Dispute[] },
  origin: string,
  wait: OrderWait | null,
): string[] {
  const ofOrder = ['order-paid', 'order-request-paid', 'order-subscription-ended', 'order-ended'];
  ofOrder.push('withdrawal-received', 'withdrawal-notice');
  const ofPayment = ['order-receipt', 'order-renewal-failed', 'order-paid-late'];
  const disputed = disputes.flatMap(({ id }) =>
    disputeStatuses.map((status) => messageIdOf('order-dispute', [id, status], origin)),
  );
  const endings = history.filter(({ kind }) => kind === 'subscription_ending');
  const cards = history.filter(({ kind }) => kind === 'card_changed');
  return [
    ...cards.map(({ paymentId }) => messageIdOf('order-card-changed', [paymentId ?? ''], origin)),
    ...(wait ? [...waitMailIds(wait, origin), debitMailId('failed', wait, origin)] : []),
    ...endings.map(({ note }) => messageIdOf('order-ending', [order.id, note ?? ''], origin)),
    ...payments.flatMap((id) =>
      mailDays.map((_, number) => messageIdOf('order-payment-due', [id, number], origin)),
    ),
    ...refundMessageIds(history, origin),
    ...disputed,
    ...ofOrder.map((kind) => messageIdOf(kind, [order.id], origin)),
    ...payments.flatMap((id) => ofPayment.map((kind) => messageIdOf(kind, [id], origin))),
  ];
}

/** The total that a refund was ordered up to, as the history writes amounts. */
function amountOf(after: Readonly<Record<string, unknown>> | null, currency: string) {
  const cents = after?.refundedCents;
  return typeof cents === 'number' ? `${(cents / 100).toFixed(2)} ${currency}` : null;
}

async function changesOf(db: Queryable, { reference, currency }: Order): Promise<OrderEntry[]> {
  const changes = await listChangesOf(db, { kind: 'order', id: reference });
  return changes.map(({ id, at, action, actorName, actorKind, after }) => ({
    kind: 'change',
    id,
    at,
    label: action,
    state: actorKind,
    by: actorName,
    note: amountOf(after, currency),
  }));
}

function historyEntries(history: History): OrderEntry[] {
  return history.map(({ number, at, kind, note }) => ({
    kind: 'history',
    id: String(number),
    at,
    label: kind,
    state: null,
    note,
    by: null,
  }));
}

/** A company has no right to withdraw, so a request that it made as a consumer says nothing. */
async function termsOf(db: Queryable, order: Order) {
  const terms = await getOrderTerms(db, order.id);
  const request = isConsumer(order) ? terms : null;
  return {
    termsVersion: terms?.termsVersion ?? null,
    termsSince: terms?.termsSince ?? null,
    earlyStart: request?.earlyStart ?? null,
    earlyStartAt: request?.earlyStartAt ?? null,
  };
}

/** Newest first; of the same instant, what was recorded later. */
function sorted(entries: OrderEntry[]): OrderEntry[] {
  return entries.toReversed().sort((one, other) => other.at.localeCompare(one.at));
}

/** What staff see of a wait that is not over. */
function openWait(wait: OrderWait | null): OrderDetail['waiting'] {
  if (wait === null || wait.endedAt !== null) return null;
  const { kind, entity, reference, orderedAt, until } = wait;
  return { kind, entity, reference, orderedAt, until };
}

/** The columns that staff see: no hash, and no id of the provider's. */
function shownColumns(order: Order) {
  const { id, keyHash, secretHash, networkHash, checkedAt, updatedAt, ...shown } = order;
  const { paymentId, subscriptionId, packageId, language, vatEvidence, ...more } = shown;
  const { subscriptionPaidUntil, meetings, meetingMinutes, ...columns } = more;
  const evidence = vatEvidence === null ? null : (JSON.parse(vatEvidence) as ViesEvidence);
  return {
    ...columns,
    nextChargeAt: nextChargeOf(order),
    vatNumberState: evidence?.state ?? null,
    vatRequestId: evidence?.requestId ?? null,
  };
}

/** The meetings that an order includes, and those that were booked. */
async function showMeetings(db: Queryable, order: Order): Promise<OrderDetail['meetings']> {
  return {
    ...(await countMeetings(db, order)),
    booked: await listOrderMeetings(db, order.id),
  };
}

/** Returns an order with its charges, tasks and everything that happened; null if there is none. */
export async function showOrder(context: Context, reference: string): Promise<OrderDetail | null> {
  const { database, origin } = context;
  return database.read(async (db) => {
    const order = await getOrderBy(db, 'reference', reference);
    if (!order) return null;
    const charges = await findCharges(db, order.id);
    const history = await findHistory(db, order.id);
    const wait = await getWait(db, order.id);
    const invoices = await showInvoices(context, db, order);
    const known = [order.paymentId, ...history.map(({ paymentId }) => paymentId)];
    const payments = [...new Set(known.filter((id) => id !== null))];
    const disputes = await findDisputes(db, order.id);
    const about = [
      ...[...payments, ...(order.subscriptionId ? [order.subscriptionId] : [])],
      ...disputes.map(({ id }) => id),
    ];
    const sum = (column: 'amountCents' | 'refundedCents') =>
      charges.reduce((total, charge) => total + charge[column], 0);
    const tasks = await findTasks(db, order.id);
    return {
      ...shownColumns(order),
      buyer: await getBuyerName(db, order.id),
      meetings: await showMeetings(db, order),
      ...(await termsOf(db, order)),
      withdrawnAt: (await getWithdrawal(db, order.id))?.receivedAt ?? null,
      refundedCents: sum('refundedCents'),
      chargedCents: sum('amountCents'),
      chargeCount: charges.length,
      disputeStatus: disputes.at(-1)?.status ?? null,
      disputes: disputes.map(({ orderId, ...dispute }) => dispute),
      charges: charges.map(({ orderId, subscriptionId, invoiceId, notedAt, ...charge }) => charge),
      uninvoicedCount: invoices.missing,
      invoices,
      waiting: openWait(wait),
      tasks,
      refundFailed: tasks.some(({ kind, doneAt }) => kind === 'refund-failed' && doneAt === null),
      entries: sorted([
        ...historyEntries(history),
        ...(await findEvents(db, about)),
        ...(await findMails(db, [
          ...messageIdsOf(order, { payments, history, disputes }, origin, wait),
          ...invoices.documents.map(({ fileId }) => messageIdOf('order-invoice', [fileId], origin)),
        ])),
        ...(await changesOf(db, order)),
      ]),
    };
  });
}
