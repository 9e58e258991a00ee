import { type OpenDocument, openDocument } from '#features/files/serve/open-document.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { findInvoices } from '../invoices/invoices.repository.server.ts';
import { findCharges, type OrderCharge } from '../ledger/charges.repository.server.ts';
import { subscriberUrl, withdrawalToken } from '../ledger/order-links.server.ts';
import { isSettled } from '../ledger/order-states.ts';
import type { Order } from '../ledger/orders.repository.server.ts';
import type { PlanPart } from '../ledger/plan-part.texts.ts';
import { getPlanPart } from '../ledger/plan-parts.repository.server.ts';
import { getWithdrawal } from '../ledger/withdrawals.repository.server.ts';
import { countMeetings } from '../meetings/order-meetings.server.ts';
import { getPaymentRequest } from '../requests/requests.repository.server.ts';
import { getWait } from '../waiting/payment-waits.repository.server.ts';
import { withdrawalState } from '../withdrawal/withdrawal.ts';

/** Whose orders are meant: all of a person, or a single one. */
export type OrdersOf = { personId: string } | { orderId: string };

type Shown =
  | 'id'
  | 'reference'
  | 'name'
  | 'namePt'
  | 'amountCents'
  | 'currency'
  | 'interval'
  | 'status'
  | 'paidAt'
  | 'language'
  | 'subscriptionStatus'
  | 'contactName'
  | 'contactPhone'
  | 'billingName'
  | 'billingEmail';

/** An order as its buyer sees it. */
export type ClientOrder = Pick<Order, Shown> & {
  meetings: { meetings: number; left: number; minutes: number };
  /** The work that it pays, where staff asked for it. */
  projectId: string | null;
  /** Which part of a quote it pays; null for none. */
  part: PlanPart | null;
  /** Each time that money was taken, the oldest first. */
  charges: Pick<OrderCharge, 'paymentId' | 'paidAt' | 'amountCents' | 'refundedCents'>[];
  /** `paymentId`: the charge that it is about; null for none in particular. */
  invoices: { fileId: string; kind: string; number: string; paymentId: string | null }[];
  /** The subscriber's page; null if it is paid once. */
  subscriptionUrl: string | null;
  /** The token of the page to withdraw; null where there is no right any more. */
  withdrawal: string | null;
  isWithdrawn: boolean;
  /** By when somebody contacts the client; null once that is done. */
  contactBy: string | null;
  /** A payment that waits for the client, such as a voucher. */
  wait: { entity: string | null; reference: string | null; until: string | null } | null;
};

function selectOrders(db: Queryable, of: OrdersOf) {
  const orders = db
    .selectFrom('orders')
    .selectAll()
    .where('status', 'in', ['pending', 'paid', 'partly_refunded', 'refunded'])
    .orderBy('createdAt', 'desc')
    .orderBy('id');
  return 'orderId' in of
    ? orders.where('id', '=', of.orderId)
    : orders.where('personId', '=', of.personId);
}

async function describeOrder(context: Context, db: Queryable, order: Order): Promise<ClientOrder> {
  const { id, reference, name, namePt, amountCents, currency, interval, status, paidAt } = order;
  const { language, subscriptionStatus, contactName, contactPhone, billingName, billingEmail } =
    order;
  const withdrawal = await getWithdrawal(db, id);
  const state = withdrawalState(order, {
    receivedAt: withdrawal?.receivedAt ?? null,
    now: context.clock(),
  });
  const task = await db
    .selectFrom('companyTasks')
    .select('dueAt')
    .where('orderId', '=', id)
    .where('kind', '=', 'contact-client')
    .where('doneAt', 'is', null)
    .executeTakeFirst();
  const request = order.requestId === null ? null : await getPaymentRequest(db, order.requestId);
  const wait = isSettled(status) ? null : await getWait(db, id);
  return {
    id,
    reference,
    name,
    namePt,
    amountCents,
    currency,
    interval,
    status,
    paidAt,
    language,
    subscriptionStatus,
    contactName,
    contactPhone,
    billingName,
    billingEmail,
    meetings: await countMeetings(db, order),
    projectId: request?.projectId ?? null,
    part: await getPlanPart(db, order.requestId),
    charges: (await findCharges(db, id)).map((charge) => ({
      paymentId: charge.paymentId,
      paidAt: charge.paidAt,
      amountCents: charge.amountCents,
      refundedCents: charge.refundedCents,
    })),
    invoices: await findInvoices(db, id),
    subscriptionUrl: order.subscriptionId === null ? null : await subscriberUrl(context, db, order),
    withdrawal: state === 'open' ? await withdrawalToken(db, id) : null,
    isWithdrawn: withdrawal !== null,
    contactBy: task?.dueAt ?? null,
    wait:
      wait?.endedAt === null
        ? { entity: wait.entity, reference: wait.reference, until: wait.until }
        : null,
  };
}

/** Returns the orders that were paid, or whose payment is on its way; the newest first. */
export async function listClientOrders(
  context: Context,
  db: Queryable,
  of: OrdersOf,
): Promise<ClientOrder[]> {
  const described: ClientOrder[] = [];
  for (const order of await selectOrders(db, of).execute())
    described.push(await describeOrder(context, db, order));
  return described;
}

/** Returns an order of theirs by its reference, or null. */
export async function findClientOrder(
  db: Queryable,
  of: OrdersOf,
  reference: string,
): Promise<{ id: string } | null> {
  const row = await selectOrders(db, of).where('reference', '=', reference).executeTakeFirst();
  return row ? { id: row.id } : null;
}

/**
 * Returns the order whose meeting is booked where none is named: `first` if it has one left, else the
 * oldest that has; where none has, one that had some, which says so. Null without any such order.
 */
export async function findOrderToMeet(
  db: Queryable,
  of: OrdersOf,
  first: string | null,
): Promise<{ id: string } | null> {
  const orders = (await selectOrders(db, of).execute()).toReversed();
  const own = orders.filter(({ id }) => id === first);
  const others = orders.filter(({ id, meetings }) => id !== first && meetings > 0);
  const all = [...own, ...others];
  for (const order of all) if ((await countMeetings(db, order)).left > 0) return { id: order.id };
  return all[0] ? { id: all[0].id } : null;
}

/** Opens the PDF of a certified document of theirs; null if there is none, or it is another's. */
export async function openClientInvoice(
  context: Context,
  of: OrdersOf,
  fileId: string,
): Promise<OpenDocument | null> {
  const invoice = await context.database.read((db) =>
    db
      .selectFrom('certifiedInvoices')
      .innerJoin('orders', 'orders.id', 'certifiedInvoices.orderId')
      .select(['orders.id', 'orders.personId'])
      .where('certifiedInvoices.fileId', '=', fileId)
      .executeTakeFirst(),
  );
  if (!invoice) return null;
  const isOwn = 'orderId' in of ? invoice.id === of.orderId : invoice.personId === of.personId;
  return isOwn ? openDocument(context, { id: fileId, kind: 'invoice' }) : null;
}
