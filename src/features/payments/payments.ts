import type * as z from 'zod/mini';
import type { checkedPaymentSchema, paymentIntentSchema } from './payments.schema.ts';

/** Answers of the calls that the browser makes. */
export type PaymentIntentAnswer = z.infer<typeof paymentIntentSchema>;
export type LookedAtPayment = z.infer<typeof checkedPaymentSchema>;

const minute = 60_000;
const hour = 60 * minute;

/** After a payment the company calls within this time. */
export const contactWithin = 24 * hour;

/** An order that is still open this long after its creation is asked about. */
export const openTooLong = 10 * minute;

/** An order nobody has paid for by then is ended. */
export const abandonedAfter = 24 * hour;

/** A subscription that nobody has told of for this long is asked about. */
export const subscriptionUnheard = 12 * hour;
