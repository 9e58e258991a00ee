import { toInstant } from '#core/clock.ts';
import { hashToken } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
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
import { namesOtherCountry } from '../vat-number.ts';
import { mailVoucher } from '../waiting/write-voucher-mail.server.ts';

export type BillingRefusal = 'not_found' | 'vat_country_differs';

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

/** Whether a change would leave a VAT number of another country than the one given. */
function contradictsCountry(order: BillingColumns, change: Partial<BillingColumns>): boolean {
  if (!('billingVatNumber' in change || 'billingCountry' in change)) return false;
  const { billingVatNumber, billingCountry } = { ...order, ...change };
  return (
    billingVatNumber !== null &&
    billingCountry !== null &&
    namesOtherCountry(billingVatNumber, billingCountry)
  );
}

/**
 * Saves the details for the invoice of an order. If the address arrives after the payment or the
 * voucher, writes the receipts or mails the voucher. Refuses a secret that is not that of the order.
 */
export async function saveBilling(
  context: Context,
  orderId: string,
  input: BillingInput,
): Promise<Result<null, BillingRefusal>> {
  return transact(context, async (trx) => {
    await lockOrder(context.database, trx, orderId);
    const order = await getOrder(trx, orderId);
    if (!order || order.secretHash !== hashToken(input.clientSecret)) return refuse('not_found');
    const change = changeFor(order, columnsOf(input));
    if (contradictsCountry(order, change)) return refuse('vat_country_differs');
    const personId = await personOf(context, trx, { ...order, ...change });
    const updatedAt = toInstant(context.clock());
    await updateOrder(trx, orderId, { ...change, personId, updatedAt });
    if (isSettled(order.status))
      await writeReceipts(context, trx, { ...order, ...change }, await findCharges(trx, orderId));
    else await mailVoucher(context, trx, { ...order, ...change });
    return accept(null);
  });
}
