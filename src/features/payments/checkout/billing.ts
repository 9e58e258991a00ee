import { apiRequest } from '#core/api-request.ts';
import { codesByField } from '#core/field-codes.ts';

/** Billing details for the invoice and the receipt. All are optional; empty means not given. */
export type Billing = {
  email: string;
  name: string;
  company: string;
  nif: string;
  vatNumber: string;
  /** ISO 3166-1, two letters. */
  country: string;
  /** Decides the rate of a company in Portugal. */
  postalCode: string;
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
  postalCode: '',
  who: 'self',
};

export const billingFields = Object.keys(noBilling) as BillingField[];

/** What decides the VAT of an order; empty means not given. */
export type Buyer = Pick<Billing, 'country' | 'postalCode' | 'company' | 'vatNumber'>;

/** Returns what decides the VAT. A person has no company, and a rate by seat needs a postal code. */
export function buyerOf({ who, country, postalCode, company, vatNumber }: Billing): Buyer {
  if (who === 'self') return { country, postalCode: '', company: '', vatNumber: '' };
  const isPortuguese = country === '' || country === 'PT';
  if (isPortuguese) return { country, company, postalCode, vatNumber: '' };
  return { country, company, vatNumber, postalCode: '' };
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
