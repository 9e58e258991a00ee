import { toInstant } from '#core/clock.ts';
import { newId } from '#core/ids.server.ts';
import { centsOf } from '#core/money.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { companyZone, readClock, zonedInstant } from '#core/zoned-time.ts';
import { getClient } from '#features/people/find-client.server.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { retry } from '#platform/database/transact.server.ts';
import { transferProvider } from '#platform/payments/provider-name.ts';
import type { BuyerColumns } from '../checkout/buyer-terms.server.ts';
import { isOrderReferenceTaken, newOrder } from '../ledger/new-order.server.ts';
import {
  insertOrder,
  lockOrder,
  type Order,
  recordHistory,
  updateOrder,
} from '../ledger/orders.repository.server.ts';
import { getPlanPart } from '../ledger/plan-parts.repository.server.ts';
import { readPriceLines } from '../ledger/price-lines.server.ts';
import { recordCharge } from '../ledger/record-charge.server.ts';
import { settleOrder } from '../ledger/settle-order.server.ts';
import { transferPayment } from '../ledger/transfer-payment.ts';
import {
  closePayment,
  endOpenOrder,
  type RequestRefusal,
  withOpenRequest,
} from './change-request.server.ts';
import type { RequestFieldRefusal } from './create-request.server.ts';
import type { ReceivedInput } from './requests.input.ts';
import {
  getLastPaidOrder,
  type PaymentRequest,
  updatePaymentRequest,
} from './requests.repository.server.ts';

const nobody: BuyerColumns = {
  buyerKind: 'consumer',
  billingEmail: null,
  billingCompany: null,
  billingNif: null,
  billingVatNumber: null,
  billingCountry: null,
  billingStreet: null,
  billingCity: null,
  billingPostalCode: null,
  vatTreatment: 'mainland',
  vatEvidence: null,
  methodCountry: null,
};

/** Returns who pays by transfer: as the checkout was told, else as last time, else a consumer here. */
async function buyerOf(
  trx: Queryable,
  request: PaymentRequest,
  begun: Order | null,
): Promise<{ buyer: BuyerColumns; billingName: string | null }> {
  const person = await getClient(trx, request.personId);
  const told = begun ?? (await getLastPaidOrder(trx, request.personId));
  const email = person?.email || null;
  const name = told?.billingName ?? (person?.name || null);
  if (!told) return { buyer: { ...nobody, billingEmail: email }, billingName: name };
  const columns = Object.keys(nobody) as (keyof BuyerColumns)[];
  const buyer = Object.fromEntries(columns.map((column) => [column, told[column]])) as BuyerColumns;
  return {
    buyer: {
      ...buyer,
      billingEmail: buyer.billingEmail ?? email,
      vatTreatment: buyer.vatTreatment ?? 'mainland',
    },
    billingName: name,
  };
}

/** Returns what a transfer is to bring, by the invoice details that are known. */
export async function transferPrice(
  context: Pick<Context, 'clock'>,
  trx: Queryable,
  request: PaymentRequest,
  begun: Order | null,
) {
  const { buyer } = await buyerOf(trx, request, begun);
  const treatment = buyer.vatTreatment ?? 'mainland';
  return readPriceLines(context, trx, request.priceCents, treatment);
}

/** Stores the order of a transfer. */
async function orderOf(
  context: Context,
  trx: Queryable,
  request: PaymentRequest,
  begun: Order | null,
): Promise<Order> {
  const { buyer, billingName } = await buyerOf(trx, request, begun);
  const lines = await transferPrice(context, trx, request, begun);
  const id = newId();
  const made = newOrder(
    {
      id,
      packageId: '',
      requestId: request.id,
      agreedAt: (await getPlanPart(trx, request.id))?.agreedAt ?? null,
      name: request.title,
      namePt: request.titlePt || null,
      meetings: 0,
      meetingMinutes: 30,
      language: request.language,
      provider: transferProvider,
      networkHash: null,
      keyHash: null,
      now: toInstant(context.clock()),
    },
    {
      ...lines,
      currency: request.currency,
      interval: 'one-time',
      fullAmountCents: null,
      offerId: null,
      offerAdds: null,
      offerAddsPt: null,
    },
    buyer,
  );
  const order = {
    ...made,
    paymentId: `transfer_${id}`,
    billingName,
    personId: request.personId,
  };
  await insertOrder(trx, order);
  return order;
}

/** Returns when the money came: now, or at noon of a day that has passed; null for one that has not come. */
function receivedAt({ clock }: Context, day: string | undefined): string | null {
  const now = clock();
  const today = readClock(now, companyZone).day;
  if (day === undefined || day === today) return toInstant(now);
  return day > today ? null : zonedInstant(day, '12:00', companyZone);
}

/** The payment is of another amount than what came. */
type OtherAmount = { code: 'other_amount' };

/**
 * Records that a request was paid by a bank transfer: an order and a charge of their own, with a receipt,
 * handed over for an invoice as any other charge. What an open page could pay is closed first.
 */
export async function receiveTransfer(
  context: Context,
  id: string,
  { day, amount, note = '' }: ReceivedInput,
): Promise<Result<null, RequestRefusal | OtherAmount | RequestFieldRefusal>> {
  const paidAt = receivedAt(context, day);
  if (paidAt === null) return refuse({ code: 'invalid_fields', field: 'day', error: 'not_yet' });
  await closePayment(context, id);
  const receive = () =>
    withOpenRequest<null, OtherAmount>(context, id, async (trx, { request, order: begun }) => {
      const price = await transferPrice(context, trx, request, begun);
      if (amount !== undefined && centsOf(amount) !== price.amountCents)
        return refuse({ code: 'other_amount' });
      // One that the provider may still take money for is not closed yet.
      if (begun !== null && begun.status !== 'cancelled' && begun.paymentId !== null)
        return refuse({ code: 'being_paid' });
      const ended = await endOpenOrder(context, trx, begun);
      if (!ended.ok) return ended;
      const order = await orderOf(context, trx, request, begun);
      await lockOrder(context.database, trx, order.id);
      const at = order.createdAt;
      const entry = { orderId: order.id, at, paymentId: null, note: null };
      await recordHistory(trx, { ...entry, kind: 'created' });
      if (note !== '') await recordHistory(trx, { ...entry, kind: 'transfer_noted', note });
      const { amountCents, currency, paymentId } = order;
      const taken = { paymentId: paymentId ?? '', amountCents, currency, paidAt, refundedCents: 0 };
      const payment = transferPayment(order, taken);
      await recordCharge(context, trx, { order, payment, role: 'first' });
      await settleOrder(context, trx, order, payment.id);
      await updateOrder(trx, order.id, { updatedAt: at });
      await updatePaymentRequest(trx, id, { updatedAt: at });
      await recordChange(context, trx, {
        action: 'payment-request.receive',
        subject: { kind: 'payment-request', id },
        after: { amountCents: order.amountCents, currency: order.currency, order: order.reference },
      });
      return accept(null);
    });
  return retry(receive, { isRetryable: isOrderReferenceTaken });
}
