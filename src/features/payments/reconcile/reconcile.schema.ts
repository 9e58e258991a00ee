import * as z from 'zod/mini';
import { differenceSchema } from '../orders/orders-admin.schema.ts';

const totals = z.object({
  payments: z.int(),
  chargedCents: z.int(),
  refundedCents: z.int(),
});

/** Response of `GET` and `POST /api/admin/reconcile`. */
export const reconciliationSchema = z.object({
  /** The instant from which payments were compared, and when. */
  since: z.string(),
  checkedAt: z.string(),
  provider: z.string(),
  currency: z.string(),
  ledger: totals,
  atProvider: totals,
  /** `correctable` by the call, `corrected` by it, or `open`: somebody has to look at it. */
  differences: z.array(
    z.object({
      ...differenceSchema.shape,
      state: z.enum(['correctable', 'corrected', 'open']),
    }),
  ),
});
export type ReconciliationView = z.infer<typeof reconciliationSchema>;
