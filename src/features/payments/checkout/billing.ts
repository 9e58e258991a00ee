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
};

const fields = Object.keys(noBilling) as BillingField[];

/** The id of an order and the secret by which its buyer may change it. */
export type OrderSecret = { orderId: string; clientSecret: string };

/**
 * Saves billing details of an order; absent fields keep their value. Safe to call more than once.
 * Returns the errors by field, empty on success; throws `HttpError` or a network error otherwise.
 */
export async function saveBilling(
  { orderId, clientSecret }: OrderSecret,
  billing: Partial<Billing>,
): Promise<BillingErrors> {
  try {
    await apiRequest(`/api/orders/${encodeURIComponent(orderId)}/billing`, {
      method: 'PUT',
      body: { clientSecret, ...billing },
    });
    return {};
  } catch (error) {
    const errors = codesByField(error, fields);
    if (Object.keys(errors).length > 0) return errors;
    throw error;
  }
}
