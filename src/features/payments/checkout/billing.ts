import { apiRequest } from '#core/api-request.ts';
import { codesByField } from '#core/field-codes.ts';
import { hasPartsOutside, isInVatArea } from '#core/vat-area.ts';
import { keep, readKept, textsOf } from '#ui/form/kept-words.ts';
import { missingOfCompany, namedFields } from '../company-details.ts';

/** Billing details for the invoice and the receipt; empty means not given. */
export type Billing = {
  email: string;
  name: string;
  company: string;
  nif: string;
  vatNumber: string;
  /** ISO 3166-1, two letters. */
  country: string;
  street: string;
  /** Decides the rate of a company in Portugal. */
  postalCode: string;
  city: string;
  /** Whom the invoice is for. */
  who: 'self' | 'company';
};
export type BillingField = keyof Billing;
/** Error codes by field. */
export type BillingErrors = Partial<Record<BillingField, string>>;

export const noBilling: Billing = {
  email: '',
  name: '',
  company: '',
  nif: '',
  vatNumber: '',
  country: '',
  street: '',
  postalCode: '',
  city: '',
  who: 'self',
};

const billingFields = Object.keys(noBilling) as BillingField[];

/** What decides the kind of buyer and the VAT of an order; empty means not given. */
export type Buyer = Record<
  'buyer' | 'country' | 'company' | 'nif' | 'vatNumber' | 'street' | 'postalCode' | 'city',
  string
>;

/** Returns whether a country as chosen is Portugal, which none stands for. */
export function isPortugal(country: string): boolean {
  return country === '' || country === 'PT';
}

/** Returns who buys. A person has no company, and a postal code where it decides the tax; a tax number of another country is not a company's here. */
export function buyerOf(billing: Billing): Buyer {
  const { who: buyer, country, company, street, postalCode, city } = billing;
  const nothing = { company: '', nif: '', vatNumber: '', street: '', postalCode: '', city: '' };
  if (buyer === 'self') {
    const decides = hasPartsOutside(country);
    return { buyer, country, ...nothing, postalCode: decides ? postalCode : '' };
  }
  const nif = isPortugal(country) ? billing.nif : '';
  const vatNumber = isPortugal(country) ? '' : billing.vatNumber;
  return { buyer, country, company, nif, vatNumber, street, postalCode, city };
}

/**
 * Returns a code for each detail without which there is no invoice: of a company, or of a person who has
 * to be `named` on it.
 */
export function missingDetails(billing: Billing, isNamed = false): BillingErrors {
  if (billing.who === 'self') {
    const empty = isNamed
      ? namedFields(billing.country).filter((field) => !billing[field].trim())
      : [];
    return Object.fromEntries(empty.map((field) => [field, 'required']));
  }
  const given = (text: string) => text.trim();
  const missing = missingOfCompany({
    company: given(billing.company),
    nif: given(billing.nif),
    country: billing.country,
    street: given(billing.street),
    city: given(billing.city),
    postalCode: given(billing.postalCode),
  });
  return Object.fromEntries(missing.map((field) => [field, 'required']));
}

/** Whether a buyer is untaxed only once the card, too, is from outside the EU. */
export function needsMethod(billing: Billing): boolean {
  return billing.country !== '' && !isInVatArea(buyerOf(billing));
}

/** The id of an order and the secret by which its buyer may change it. */
export type OrderSecret = { orderId: string; clientSecret: string };

/**
 * Saves billing details of an order; absent fields keep their value. Safe to call more than once.
 * `amount`, if
 * given, must be what the order costs. Returns the errors by field, empty on success; throws `HttpError` or a network error otherwise.
 */
export async function saveBilling(
  { orderId, clientSecret }: OrderSecret,
  { amount, ...billing }: Partial<Billing> & { amount?: number | null },
): Promise<BillingErrors> {
  try {
    await apiRequest(`/api/orders/${encodeURIComponent(orderId)}/billing`, {
      method: 'PUT',
      body: { clientSecret, ...(amount == null ? {} : { amount }), ...billing },
    });
    return {};
  } catch (error) {
    const errors = codesByField(error, billingFields);
    if (Object.keys(errors).length > 0) return errors;
    throw error;
  }
}

/** The `sessionStorage` key of the billing details as typed. */
const billingDraftKey = 'checkoutDetails';

/** Returns billing details of an unknown value, empty where it has none. */
export function readBilling(value: unknown): Billing {
  const draft = { ...noBilling, ...textsOf(value, billingFields) };
  return { ...draft, who: draft.who === 'company' ? 'company' : 'self' };
}

/** Reads what was typed before a reload; empty details if there is nothing, or no storage. */
export function readBillingDraft(): Billing {
  return readBilling(readKept(billingDraftKey));
}

/** Keeps the details as typed. */
export function saveBillingDraft(billing: Billing): void {
  keep(billingDraftKey, billing);
}

/** Forgets the person who paid; a company's own details stay for its next order in this tab. */
export function forgetBuyer(): void {
  const draft = readBillingDraft();
  const isCompany = draft.who === 'company';
  keep(billingDraftKey, isCompany ? { ...draft, name: '', email: '' } : null);
}
