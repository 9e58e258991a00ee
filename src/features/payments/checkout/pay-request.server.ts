import { accept, type Result, refuse } from '#core/result.ts';
import type { OfferedPackage } from '#features/catalog/catalog.server.ts';
import { getClient } from '#features/people/find-client.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { Order } from '../ledger/orders.repository.server.ts';
import type { CreateIntentInput } from '../payments.input.ts';
import { getRequestByKey } from '../requests/request-links.server.ts';
import {
  getLastPaidOrder,
  getOrderOfRequest,
  getPaymentRequest,
} from '../requests/requests.repository.server.ts';

/** A payment request that a call pays, which holds its key. */
export type RequestToPay = {
  id: string;
  /** The order by which it is paid so far. */
  known: Order | null;
  /** The call, with who buys as it is known where the call says nothing of it. */
  input: CreateIntentInput;
  /** What the invoice calls the buyer, of an order that is yet to be made. */
  named: Pick<Order, 'billingName'>;
};

/** Returns who buys, as an order says it. */
function buyerOf(order: Order): Partial<CreateIntentInput> {
  return {
    isCompany: order.buyerKind === 'company',
    email: order.billingEmail,
    company: order.billingCompany,
    nif: order.billingNif,
    vatNumber: order.billingVatNumber,
    country: order.billingCountry,
    street: order.billingStreet,
    city: order.billingCity,
    postalCode: order.billingPostalCode,
  };
}

/**
 * Returns the request that a call names, null for the call of a package. Invoice details are remembered:
 * a page that says nothing of its buyer keeps those of the order, or begins with those of the client's
 * last payment.
 */
export async function findRequestToPay(
  { database }: Pick<Context, 'database'>,
  input: CreateIntentInput,
): Promise<Result<RequestToPay | null, { code: 'unknown_request' }>> {
  const { requestId, key } = input;
  if (requestId === null) return accept(null);
  return database.read(async (db) => {
    const request = await getRequestByKey(db, { id: requestId, key });
    if (!request) return refuse({ code: 'unknown_request' });
    const known = await getOrderOfRequest(db, request.id);
    const told = known ?? (await getLastPaidOrder(db, request.personId));
    const person = await getClient(db, request.personId);
    const email = input.email ?? told?.billingEmail ?? (person?.email || null);
    const remembered = input.saysBuyer || !told ? input : { ...input, ...buyerOf(told) };
    const billingName = told?.billingName ?? (person?.name || null);
    return accept({
      id: request.id,
      known,
      input: { ...remembered, email },
      named: { billingName },
    });
  });
}

/** Returns what a request offers now, as if it were a package; null once it is paid. It must be locked. */
export async function offerOfRequest(
  trx: Queryable,
  { id }: RequestToPay,
): Promise<Result<OfferedPackage | null, { code: 'unknown_request' | 'request_cancelled' }>> {
  const request = await getPaymentRequest(trx, id);
  if (!request) return refuse({ code: 'unknown_request' });
  if (request.state === 'cancelled') return refuse({ code: 'request_cancelled' });
  if (request.state === 'paid') return accept(null);
  const { title, titlePt, priceCents, currency } = request;
  return accept({
    id: '',
    name: title,
    namePt: titlePt || null,
    priceCents,
    fullPriceCents: priceCents,
    currency,
    interval: 'one-time',
    meetings: 0,
    meetingMinutes: 30,
    offer: null,
  });
}

/** Returns the invoice details of an order, for the form of whoever holds the key of its request. */
export function detailsOf(order: Order) {
  return {
    who: order.buyerKind === 'company' ? ('company' as const) : ('self' as const),
    email: order.billingEmail ?? '',
    name: order.billingName ?? '',
    company: order.billingCompany ?? '',
    nif: order.billingNif ?? '',
    vatNumber: order.billingVatNumber ?? '',
    country: order.billingCountry ?? '',
    street: order.billingStreet ?? '',
    postalCode: order.billingPostalCode ?? '',
    city: order.billingCity ?? '',
  };
}
