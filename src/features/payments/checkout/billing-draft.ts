import { keep, readKept, textsOf } from '#ui/form/kept-words.ts';
import { type Billing, billingFields, noBilling } from './billing.ts';

/** The `sessionStorage` key of the billing details as typed. */
const billingDraftKey = 'checkoutDetails';

/** Reads what was typed before a reload; empty details if there is nothing, or no storage. */
export function readBillingDraft(): Billing {
  const draft = { ...noBilling, ...textsOf(readKept(billingDraftKey), billingFields) };
  return { ...draft, who: draft.who === 'company' ? 'company' : 'self' };
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
