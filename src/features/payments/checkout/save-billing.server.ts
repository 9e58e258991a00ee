import { toInstant } from '#core/clock.ts';
import { hashToken } from '#core/ids.server.ts';
import { centsOf } from '#core/money.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { isInVatArea } from '#core/vat-area.ts';
import { isUntaxedOutside, regionOfPostalCode } from '#features/vat/vat.ts';
import type { Context } from '#platform/context/context.server.ts';
import { raise } from '#platform/context/events.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import {
  type CompanyDetails,
  type CompanyField,
  missingOfCompany,
  missingOfPerson,
  type NamedField,
} from '../company-details.ts';
import { findCharges } from '../ledger/charges.repository.server.ts';
import { identifyBuyer } from '../ledger/identify-buyer.server.ts';
import { addressGiven } from '../ledger/ledger-events.server.ts';
import { isSettled } from '../ledger/order-states.ts';
import {
  getOrder,
  lockOrder,
  type Order,
  updateOrder,
} from '../ledger/orders.repository.server.ts';
import { writeReceipts } from '../ledger/write-receipts.server.ts';
import { type BillingInput, isPortuguesePostalCode } from '../payments.input.ts';
import { namesOtherCountry } from '../vat-number.ts';
import { mailWait } from '../waiting/keep-wait.server.ts';
import { personOf } from './order-person.server.ts';

export type BillingRefusal =
  | { code: 'not_found' }
  | { code: 'amount_differs' }
  | {
      code: 'vat_country_differs' | 'changes_vat' | 'required' | 'invalid_postal_code';
      field: 'vatNumber' | CompanyField | NamedField;
    };

type BillingColumns = Pick<
  Order,
  | 'billingName'
  | 'billingEmail'
  | 'billingCompany'
  | 'billingNif'
  | 'billingVatNumber'
  | 'billingCountry'
  | 'billingStreet'
  | 'billingCity'
  | 'billingPostalCode'
>;

function columnsOf(input: BillingInput): Partial<BillingColumns> {
  const columns = {
    billingName: input.name,
    billingEmail: input.email,
    billingCompany: input.company,
    billingNif: input.nif,
    billingVatNumber: input.vatNumber,
    billingCountry: input.country,
    billingStreet: input.street,
    billingCity: input.city,
    billingPostalCode: input.postalCode,
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

const fields = {
  billingVatNumber: 'vatNumber',
  billingCompany: 'company',
  billingNif: 'nif',
  billingCountry: 'country',
} as const;

/** Returns the details by which an order is taxed as it is, besides a postal code. */
function vatColumnsOf({ vatTreatment, buyerKind }: Order): (keyof typeof fields)[] {
  if (vatTreatment === null) return [];
  // A tax number of Portugal contradicts a buyer outside the EU.
  if (isUntaxedOutside(vatTreatment))
    return ['billingVatNumber', 'billingCompany', 'billingCountry', 'billingNif'];
  if (vatTreatment !== 'mainland') return ['billingVatNumber', 'billingCompany', 'billingCountry'];
  return buyerKind === 'company' ? ['billingVatNumber', 'billingCountry'] : [];
}

/** Returns a changed detail by which the order is taxed as it is, or null. */
function changedVatField(order: Order, change: Partial<BillingColumns>) {
  for (const column of vatColumnsOf(order))
    if (change[column] !== undefined && change[column] !== order[column]) return fields[column];
  const { buyerKind, billingCountry, billingPostalCode } = { ...order, ...change };
  const isSeat = buyerKind === 'company' && billingCountry === 'PT';
  const region = regionOfPostalCode(order.billingPostalCode);
  if (isSeat && regionOfPostalCode(billingPostalCode) !== region) return 'postalCode';
  const isIn = (postalCode: string | null) =>
    isInVatArea({ country: billingCountry ?? 'PT', postalCode });
  const isMoved = isIn(billingPostalCode) !== isIn(order.billingPostalCode);
  return order.vatTreatment !== null && isMoved ? 'postalCode' : null;
}

/** Returns a detail without which a company's order would have no invoice, or null. */
function emptiedField(order: Order, change: Partial<BillingColumns>): CompanyField | null {
  if (order.buyerKind !== 'company' || Object.keys(change).length === 0) return null;
  const after = { ...order, ...change };
  const missing = missingOfCompany(detailsOf(after));
  const before = missingOfCompany(detailsOf(order));
  return missing.find((field) => !before.includes(field)) ?? null;
}

/**
 * Returns a detail that the invoice to a person has to name and nobody has given, or null: of what staff asked
 * for, from €1,000 on. Who buys a package is asked for no name.
 */
function unnamedField(order: Order, change: Partial<BillingColumns>): NamedField | null {
  if (order.requestId === null || isSettled(order.status)) return null;
  return missingOfPerson({ ...order, ...change })[0] ?? null;
}

function detailsOf(order: BillingColumns): CompanyDetails {
  return {
    company: order.billingCompany,
    nif: order.billingNif,
    country: order.billingCountry,
    street: order.billingStreet,
    city: order.billingCity,
    postalCode: order.billingPostalCode,
  };
}

function refusalOf(order: Order, change: Partial<BillingColumns>): BillingRefusal | null {
  const { billingPostalCode: postalCode, billingCountry } = { ...order, ...change };
  const isPortuguese = (billingCountry ?? 'PT') === 'PT';
  const isNewCode = Boolean(postalCode) && postalCode !== order.billingPostalCode;
  if (isPortuguese && isNewCode && !isPortuguesePostalCode(postalCode ?? ''))
    return { code: 'invalid_postal_code', field: 'postalCode' };
  const emptied = emptiedField(order, change);
  const needed = emptied ?? unnamedField(order, change);
  if (needed) return { code: 'required', field: needed };
  if (contradictsCountry(order, change)) return { code: 'vat_country_differs', field: 'vatNumber' };
  const field = changedVatField(order, change);
  return field && { code: 'changes_vat', field };
}

/**
 * Saves the details for the invoice of an order. Whether a company buys is decided with the order, so a
 * company named here, also after the payment, is on the invoice and its buyer stays a consumer. If the address arrives after the payment, writes the
 * receipts; while it waits, mails the voucher or the debit. Refuses a wrong secret, and an amount that
 * another tab has changed.
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
    const isAddressNew = order.billingEmail === null && changed.billingEmail !== null;
    if (isSettled(order.status) && isAddressNew)
      await raise(context, trx, addressGiven, { order: { ...changed, personId } });
    return accept(changed);
  });
  if (!saved.ok) return saved;
  if (!isSettled(saved.value.status)) await identifyBuyer(context, saved.value);
  return accept(null);
}
