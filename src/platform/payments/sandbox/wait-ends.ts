import type { WaitKind } from '../payment-wait.ts';

/** How a wait can end: accepted or paid, refused by the buyer or the bank, or out of time. */
export const waitEnds = ['paid', 'refused', 'lapsed'] as const;
export type WaitEnd = (typeof waitEnds)[number];

/** The failure of a payment whose debit the bank returned. */
export const returnedDebit = 'The bank returned the debit.';

/** Why nothing came of a wait, by its kind. */
export const lapsedMessages = {
  multibanco: 'The Multibanco reference was not paid in time.',
  mb_way: 'The request was not accepted in the MB WAY app in time.',
  sepa_debit: returnedDebit,
} as const satisfies Record<WaitKind, string>;

export const refusedMessages = {
  ...lapsedMessages,
  mb_way: 'The request was refused in the MB WAY app.',
} as const satisfies Record<WaitKind, string>;

/** A voucher and a request are for one payment. */
export const cannotRenew = 'This payment method cannot renew a subscription.';

export const waitMessages = [
  ...Object.values({ ...lapsedMessages, refused: refusedMessages.mb_way }),
  cannotRenew,
];
