import type * as z from 'zod/mini';
import type {
  checkedPaymentSchema,
  paymentIntentSchema,
  returnedOrderSchema,
} from './payments.schema.ts';

/** Responses of the calls that the browser makes. */
export type PaymentIntentResponse = z.infer<typeof paymentIntentSchema>;
export type CheckedPayment = z.infer<typeof checkedPaymentSchema>;
export type ReturnedOrder = z.infer<typeof returnedOrderSchema>;

const minute = 60_000;
const hour = 60 * minute;

/** Milliseconds within which the company contacts the client after a payment. */
export const contactWithin = 24 * hour;

/** Milliseconds after its creation from which an open order is checked with the provider. */
export const checkOrderAfter = 10 * minute;

/** Milliseconds after its creation from which an unpaid order is cancelled. */
export const abandonedAfter = 24 * hour;

/** Milliseconds after its last check from which a subscription is checked with the provider. */
export const checkSubscriptionAfter = 12 * hour;

/** The states of a subscription that goes on to be charged. */
export const continuingStates = ['active', 'past_due'] as const;

/** Whether an order is of a subscription that goes on to be charged. */
export function isContinuing(order: { subscriptionStatus: string | null }): boolean {
  return continuingStates.some((state) => state === order.subscriptionStatus);
}

/** Milliseconds within which a second paid order of a package by one buyer may be a mistake. */
export const sameBuyerWithin = 24 * hour;
