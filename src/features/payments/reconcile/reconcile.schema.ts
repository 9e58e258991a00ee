import * as z from 'zod/mini';

const difference = z.object({
  kind: z.string(),
  /** The order's reference, or null if it belongs to none. */
  reference: z.nullable(z.string()),
  paymentId: z.nullable(z.string()),
  /** The provider's or the ledger's words: an amount, a state. */
  note: z.string(),
});

/** Response of `GET` and `POST /api/admin/reconcile`. */
export const reconciliationSchema = z.object({
  since: z.string(),
  provider: z.string(),
  payments: z.int(),
  chargedCents: z.int(),
  /** By GET what a repair would correct; by POST what it corrected. */
  repairs: z.array(difference),
  /** What a person has to resolve. */
  differences: z.array(difference),
});
export type ReconciliationView = z.infer<typeof reconciliationSchema>;
