import { toInstant } from '#core/clock.ts';
import { hashToken } from '#core/ids.server.ts';
import { recordPerson } from '#features/people/record-person.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { findCharges } from '../orders/charges.repository.server.ts';
import { isSettled } from '../orders/order-states.ts';
import {
  getOrder,
  lockOrder,
  type Order,
  updateOrder,
} from '../orders/orders.repository.server.ts';
import { writeReceipts } from '../orders/write-receipts.server.ts';
import type { BillingInput } from '../payments.input.ts';

type BillingColumns = Pick<
  Order,
  | 'billingName'
  | 'billingEmail'
  | 'billingCompany'
  | 'billingNif'
  | 'billingVatNumber'
  | 'billingCountry'
>;

function columnsOf(input: BillingInput): Partial<BillingColumns> {
  const columns = {
    billingName: input.name,
    billingEmail: input.email,
    billingCompany: input.company,
    billingNif: input.nif,
    billingVatNumber: input.vatNumber,
    billingCountry: input.country,
  };
  const given = Object.entries(columns).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given);
}

/** After the payment, details that a receipt may show do not change; missing ones can be added. */
function changeFor(order: Order, given: Partial<BillingColumns>): Partial<BillingColumns> {
  if (!isSettled(order.status)) return given;
  const missing = Object.entries(given).filter(
    ([column]) => order[column as keyof BillingColumns] === null,
  );
  return Object.fromEntries(missing);
}

/** Returns the person of an order's billing address; null while there is no address. */
async function personOf(
  context: Context,
  trx: Queryable,
  { billingEmail, billingName, language }: Order,
): Promise<string | null> {
  if (!billingEmail) return null;
  return recordPerson(context, trx, { email: billingEmail, name: billingName ?? '', language });
}

/**
 * Saves the details for the invoice of an order, and writes the receipts if the address arrives
 * after the payment. Returns false if the secret is not that of the order.
 */
export async function saveBilling(
  context: Context,
  orderId: string,
  input: BillingInput,
): Promise<boolean> {
  return transact(context, async (trx) => {
    await lockOrder(context.database, trx, orderId);
    const order = await getOrder(trx, orderId);
    if (!order || order.secretHash !== hashToken(input.clientSecret)) return false;
    const change = changeFor(order, columnsOf(input));
    const personId = await personOf(context, trx, { ...order, ...change });
    const updatedAt = toInstant(context.clock());
    await updateOrder(trx, orderId, { ...change, personId, updatedAt });
    if (isSettled(order.status))
      await writeReceipts(context, trx, { ...order, ...change }, await findCharges(trx, orderId));
    return true;
  });
}
