import type * as z from 'zod/mini';
import type { PaymentRequestState } from '../payments.tables.ts';
import type {
  askedPaymentSchema,
  paymentRequestListSchema,
  paymentRequestSchema,
} from './requests.schema.ts';

/** What a client is asked to pay. */
export type AskedPayment = z.infer<typeof askedPaymentSchema>;

/** Responses of the calls for staff. */
export type ShownPaymentRequest = z.infer<typeof paymentRequestSchema>;
export type PaymentRequestList = z.infer<typeof paymentRequestListSchema>;

export const paymentRequestStates = ['open', 'paid', 'cancelled'] as const;

export const longestRequestTitle = 200;
export const longestTransferNote = 200;

/** The most that is asked for at once, in cents; also the most that Stripe charges in euros. */
export const mostRequestedCents = 99_999_999;

/** Whether a request should have been paid before today, a day of Lisbon. It is computed, never stored. */
export function isOverdue(
  { state, dueDay }: { state: PaymentRequestState; dueDay: string },
  today: string,
): boolean {
  return state === 'open' && dueDay < today;
}

/** Returns the id and the key that stand in an address as `ID.KEY`; null for anything else. */
export function splitRequestToken(token: string | null): { id: string; key: string } | null {
  const [id = '', key = '', ...more] = (token ?? '').split('.');
  return id !== '' && key !== '' && more.length === 0 ? { id, key } : null;
}

/** What roles of staff may do with requests: ask, change and remind; note a transfer. */
export function allowedRequests(roles: readonly string[]): { change: boolean; receive: boolean } {
  const isOwner = roles.includes('owner');
  return {
    change: isOwner || roles.includes('staff'),
    receive: isOwner || roles.includes('bookkeeper'),
  };
}
