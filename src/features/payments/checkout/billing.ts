import { apiRequest } from '#core/api-request.ts';
import { codesByField } from '#core/field-codes.ts';

/** What an invoice and a receipt may carry; each of them optional, empty for not given. */
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
/** Codes by field. */
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

/** What names an order to its buyer. */
export type OrderSecret = { orderId: string; clientSecret: string };

/**
 * Sends details of an order, again too; what is absent stays as it was. Answers what is wrong per
 * field; throws otherwise.
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
