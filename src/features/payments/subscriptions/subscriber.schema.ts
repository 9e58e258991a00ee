import * as z from 'zod/mini';

/** Response of `GET /api/subscriptions/:token`; amounts in cents. */
export const subscriberSchema = z.strictObject({
  reference: z.string(),
  name: z.string(),
  namePt: z.nullable(z.string()),
  provider: z.enum(['sandbox', 'stripe']),
  /** Whether no money moves. */
  isTest: z.boolean(),
  status: z.enum(['waiting', 'active', 'past_due', 'cancelled']),
  amountCents: z.int(),
  currency: z.string(),
  interval: z.string(),
  /** When it is charged next; null if it is not, is overdue, or it is not known. */
  nextChargeAt: z.nullable(z.string()),
  /** When it ends because it was cancelled for then. */
  endsAt: z.nullable(z.string()),
  /** Why the buyer has to pay a renewal; null if nothing is due. */
  due: z.nullable(z.enum(['declined', 'returned', 'authentication'])),
  /** Since when it has been due. */
  dueSince: z.nullable(z.string()),
  charges: z.array(
    z.strictObject({
      paidAt: z.string(),
      amountCents: z.int(),
      refundedCents: z.int(),
      /** Whether the buyer's bank took it back, because the buyer disputes it. */
      isDisputed: z.boolean(),
      currency: z.string(),
    }),
  ),
});
export type Subscriber = z.infer<typeof subscriberSchema>;

/** Response of `POST /api/subscriptions/:token/payment` and `/card`: what the card form needs. */
export const cardSecretSchema = z.strictObject({
  clientSecret: z.string(),
  publishableKey: z.nullable(z.string()),
});
export type CardSecret = z.infer<typeof cardSecretSchema>;
