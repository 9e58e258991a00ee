import { toInstant } from '#core/clock.ts';
import { hashToken } from '#core/ids.server.ts';
import { centsOf } from '#core/money.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import type { Context } from '#platform/context/context.server.ts';
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
import { mailWait } from '../waiting/mail-wait.server.ts';
import { identifyBuyer } from './identify-buyer.server.ts';
import { personOf } from './order-person.server.ts';

export type BillingRefusal =
  | { code: 'not_found' }
  | { code: 'amount_differs' }
  | { code: 'vat_country_differs' | 'changes_vat'; field: 'vatNumber' | 'company' | 'country' };

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

const decidesVat = {
  billingVatNumber: 'vatNumber',
  billingCompany: 'company',
  billingCountry: 'country',
} as const;

/** Returns a changed detail by which the order was taxed otherwise than a consumer, or null. */
function changedVatField(order: Order, change: Partial<BillingColumns>) {
  if (order.vatTreatment === null || order.vatTreatment === 'mainland') return null;
  for (const column of ['billingVatNumber', 'billingCompany', 'billingCountry'] as const)
    if (change[column] !== undefined && change[column] !== order[column]) return decidesVat[column];
  return null;
}

function refusalOf(order: Order, change: Partial<BillingColumns>): BillingRefusal | null {
  if (contradictsCountry(order, change)) return { code: 'vat_country_differs', field: 'vatNumber' };
  const field = changedVatField(order, change);
  return field && { code: 'changes_vat', field };
}

/**
 * Saves the details for the invoice of an order. If the address arrives after the payment, writes the
 * receipts; while it waits, mails the voucher or the debit. Refuses a secret that is not that of the order,
 * and an amount that another tab has changed.
 */
export async function saveBilling(
  context: Context,
  orderId: string,
  input: BillingInput,
): Promise<Result<null, BillingRefusal>> {
  const saved = await transact(context, async (trx): Promise<Result<Order, BillingRefusal>> => {
    await lockOrder(context.database, trx, orderId);
    const order = await getOrder(trx, orderId);
    if (!order || order.secretHash !== hashToken(input.clientSecret))
      return refuse({ code: 'not_found' });
    if (input.amount !== undefined && centsOf(input.amount) !== order.amountCents)
      return refuse({ code: 'amount_differs' });
    const change = changeFor(order, columnsOf(input));
    const refusal = refusalOf(order, change);
    if (refusal) return refuse(refusal);
    const changed = { ...order, ...change };
    const personId = await personOf(context, trx, changed);
    const updatedAt = toInstant(context.clock());
    await updateOrder(trx, orderId, { ...change, personId, updatedAt });
    if (isSettled(order.status))
      await writeReceipts(context, trx, changed, await findCharges(trx, orderId));
    else await mailWait(context, trx, changed);
    return accept(changed);
  });
  if (!saved.ok) return saved;
  if (!isSettled(saved.value.status)) await identifyBuyer(context, saved.value);
  return accept(null);
}
