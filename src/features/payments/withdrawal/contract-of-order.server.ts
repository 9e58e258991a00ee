import { mailboxKey } from '#core/email-address.ts';
import { getClient } from '#features/people/find-client.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { idOfWithdrawalToken } from '../ledger/order-links.server.ts';
import { getOrder, getOrderBy, lockOrder, type Order } from '../ledger/orders.repository.server.ts';
import {
  type AgreedQuote,
  getAgreedQuote,
  getPlanPart,
  listAgreedQuotes,
  listPlanRequests,
} from '../ledger/plan-parts.repository.server.ts';
import type { Contract } from '../ledger/withdrawal-period.ts';
import {
  getQuoteWithdrawal,
  getWithdrawal,
  type Statement,
} from '../ledger/withdrawals.repository.server.ts';
import {
  getLastPaidOrder,
  listOrdersOfRequests,
  lockRequest,
} from '../requests/requests.repository.server.ts';

/** What a statement is about: an order, or a quote of which nothing is paid. */
export type Subject = Contract &
  Pick<Order, 'name' | 'namePt' | 'reference' | 'billingName' | 'billingEmail'>;

/** Everything that one withdrawal ends. */
export type ContractToEnd = {
  subject: Subject;
  /** The order that is named, or that pays a part of the quote; null while none does. */
  order: Order | null;
  /** The quote that the order pays a part of; null for an order that is a contract of its own. */
  quote: AgreedQuote | null;
  /** The other orders of the same quote, paid or not, and the requests of all its parts. */
  others: Order[];
  requestIds: string[];
};

/**
 * Returns a quote as what is withdrawn from. Who buys is known from a payment that was begun, else from
 * the client's last one, as the checkout of a part would begin.
 */
async function subjectOfQuote(
  db: Queryable,
  quote: AgreedQuote,
  orders: readonly Order[],
): Promise<Subject> {
  const person = await getClient(db, quote.personId);
  const begun = orders.findLast(({ status }) => status !== 'cancelled');
  const told = begun ?? (await getLastPaidOrder(db, quote.personId));
  return {
    name: quote.title,
    namePt: quote.titlePt,
    reference: quote.reference,
    billingName: person?.name ?? '',
    billingEmail: person?.email ?? '',
    buyerKind: told?.buyerKind ?? 'consumer',
    status: 'created',
    createdAt: quote.agreedAt,
    paidAt: null,
    agreedAt: quote.agreedAt,
  };
}

/** Returns the contract of an order or of an accepted quote, by the id of either; null for neither. */
export async function getContract(db: Queryable, id: string): Promise<ContractToEnd | null> {
  const named = await getOrder(db, id);
  const part = named && (await getPlanPart(db, named.requestId));
  const quote = named
    ? part && (await getAgreedQuote(db, part.quoteId))
    : await getAgreedQuote(db, id);
  if (!quote)
    return named && { subject: named, order: named, quote: null, others: [], requestIds: [] };
  const requestIds = await listPlanRequests(db, quote.id);
  const all = await listOrdersOfRequests(db, requestIds);
  const order =
    named ??
    all.find(({ paidAt }) => paidAt !== null) ??
    all.find(({ status }) => status === 'pending') ??
    null;
  return {
    subject: order ?? (await subjectOfQuote(db, quote, all)),
    order,
    quote,
    others: all.filter((one) => one.id !== order?.id),
    requestIds,
  };
}

/**
 * Returns the order, or the accepted quote, of somebody's address by its reference, with its id; null if
 * there is none. `key` is the address's `mailboxKey`.
 */
export async function findSubject(
  db: Queryable,
  { reference, key }: { reference: string; key: string },
): Promise<(Subject & { id: string; billingEmail: string }) | null> {
  const order = await getOrderBy(db, 'reference', reference);
  if (order?.billingEmail)
    return mailboxKey(order.billingEmail) === key
      ? { ...order, billingEmail: order.billingEmail }
      : null;
  const quote = (await listAgreedQuotes(db, key)).find((one) => one.reference === reference);
  if (!quote) return null;
  const orders = await listOrdersOfRequests(db, await listPlanRequests(db, quote.id));
  const subject = await subjectOfQuote(db, quote, orders);
  return { ...subject, id: quote.id, billingEmail: subject.billingEmail ?? '' };
}

/** Returns the contract behind a link; null for a link that is none of ours. */
export async function readContract(db: Queryable, token: string): Promise<ContractToEnd | null> {
  const id = await idOfWithdrawalToken(db, token);
  return id === null ? null : getContract(db, id);
}

/**
 * Returns the contract behind a link: the order alone, or all parts of a quote. All of it is locked until
 * the transaction ends, requests before orders.
 */
export async function lockContract(
  { database }: Pick<Context, 'database'>,
  trx: Queryable,
  token: string,
): Promise<ContractToEnd | null> {
  const known = await readContract(trx, token);
  if (!known) return null;
  for (const id of known.requestIds.toSorted()) await lockRequest(database, trx, id);
  const named = known.order ? [known.order.id] : [];
  const orders = await listOrdersOfRequests(trx, known.requestIds);
  const ids = new Set([...named, ...orders.map(({ id }) => id)]);
  for (const id of [...ids].toSorted()) await lockOrder(database, trx, id);
  return readContract(trx, token);
}

/** Returns the statement that withdrew from a contract; null while there is none. */
export async function getStatement(
  db: Queryable,
  { order, quote }: Pick<ContractToEnd, 'order' | 'quote'>,
): Promise<Statement | null> {
  const ofQuote = quote && (await getQuoteWithdrawal(db, quote.id));
  return ofQuote ?? (order && (await getWithdrawal(db, order.id)));
}
