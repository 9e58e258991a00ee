/** How a wait can end: accepted or paid, refused by the buyer or the bank, or out of time. */
export const waitEnds = ['paid', 'refused', 'lapsed'] as const;
export type WaitEnd = (typeof waitEnds)[number];

/** The failure of a payment whose debit the bank returned. */
export const returnedDebit = 'The bank returned the debit.';
