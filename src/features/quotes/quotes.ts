import type * as z from 'zod/mini';
import type {
  quoteListSchema,
  quoteSchema,
  quoteTotalsSchema,
  shownQuoteSchema,
} from './quotes.schema.ts';

/** Responses: what staff see, and what the holder of the link sees. */
export type StaffQuote = z.infer<typeof quoteSchema>;
export type QuoteList = z.infer<typeof quoteListSchema>;
export type ShownQuoteTotals = z.infer<typeof quoteTotalsSchema>;
export type ShownQuote = z.infer<typeof shownQuoteSchema>;

export const quoteStates = ['draft', 'sent', 'changes', 'accepted', 'withdrawn'] as const;
export type QuoteState = (typeof quoteStates)[number];

/** Whose quotes are listed: those of a state, or those whose day has passed before anybody accepted. */
export const quoteFilterStates = [...quoteStates, 'expired'] as const;
export type QuoteFilterState = (typeof quoteFilterStates)[number];

/** The states in which a quote can expire. */
export const expiringStates = ['draft', 'sent'] as const satisfies readonly QuoteState[];

/** One line: `quantity` has at most two decimals, `unitCents` is as catalogue prices are. */
export type QuoteLine = { text: string; textPt: string; quantity: number; unitCents: number };

/** When a part is asked for: at once, on a day, or when a step of the template, from 1, is done. */
export type PartTime =
  | 'accepted'
  | { day: string }
  | { step: number; title: string; titlePt: string };

/** One part of a plan; `percent` has at most two decimals. */
export type PlannedPart = { percent: number; when: PartTime };

export const longestQuoteTitle = 200;
export const longestQuoteLine = 500;
export const longestQuoteComment = 4000;
export const mostQuoteLines = 50;
export const mostQuoteParts = 24;

/** The days that a client has to pay a part which no day was agreed for. */
export const daysToPay = 7;

/** How many days a quote is valid that nobody says otherwise of. */
export const usualValidity = 30;

/** Whether roles of staff may write, send and withdraw quotes; everybody reads them. */
export function mayWriteQuotes(roles: readonly string[]): boolean {
  return roles.includes('owner') || roles.includes('staff');
}

const hundredths = (value: number) => Math.round(value * 100);

/** Whether a number has at most two decimals, as far as the machine can say. */
export function hasTwoDecimals(value: number): boolean {
  return Math.abs(value * 100 - hundredths(value)) < 1e-4;
}

/** Returns what a line costs, in cents. */
export function lineCents({ quantity, unitCents }: Pick<QuoteLine, 'quantity' | 'unitCents'>) {
  return Math.round((hundredths(quantity) * unitCents) / 100);
}

/** Whether percentages are the whole, to the hundredth. */
export function isWhole(percents: readonly number[]): boolean {
  return percents.reduce((sum, percent) => sum + hundredths(percent), 0) === 10_000;
}

/**
 * Splits an amount by percentages that are the whole. Each part ends where the sum of the percentages so
 * far ends, rounded once, so that the parts are the amount to the cent.
 */
export function splitCents(cents: number, percents: readonly number[]): number[] {
  let share = 0;
  let before = 0;
  return percents.map((percent) => {
    share += hundredths(percent);
    // Exact: the product is below 2^53 for any amount that can be charged.
    const end = Math.round((cents * share) / 10_000);
    const part = end - before;
    before = end;
    return part;
  });
}

/** Whether nobody can accept a quote any more because its day has passed; it is computed, never stored. */
export function isExpired(
  { state, validUntil }: { state: QuoteState; validUntil: string },
  today: string,
): boolean {
  return expiringStates.some((one) => one === state) && validUntil < today;
}
