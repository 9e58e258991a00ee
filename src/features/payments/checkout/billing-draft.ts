import { type Billing, type BillingField, noBilling } from './billing.ts';

/** The `sessionStorage` key of the billing details as typed. */
export const billingDraftKey = 'checkoutDetails';

/** Reads what was typed before a reload; empty details if there is nothing, or no storage. */
export function readBillingDraft(): Billing {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(billingDraftKey) ?? '{}');
    const texts = Object.entries(stored ?? {}).filter(
      ([field, text]) => field in noBilling && typeof text === 'string',
    );
    const draft = { ...noBilling, ...(Object.fromEntries(texts) as Record<BillingField, string>) };
    return { ...draft, who: draft.who === 'company' ? 'company' : 'self' };
  } catch {
    return noBilling;
  }
}

export function saveBillingDraft(billing: Billing): void {
  try {
    sessionStorage.setItem(billingDraftKey, JSON.stringify(billing));
  } catch {
    // Without storage a reload loses what was typed.
  }
}
