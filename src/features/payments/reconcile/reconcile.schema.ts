import * as z from 'zod/mini';
import { differenceSchema } from '../orders/orders-admin.schema.ts';

const sums = z.array(z.object({ cents: z.int(), currency: z.string() }));
const totals = z.object({ payments: z.int(), charged: sums, refunded: sums });

/** Response of `GET` and `POST /api/admin/reconcile`. */
export const reconciliationSchema = z.object({
  /** The instant from which payments were compared, and when. */
  since: z.string(),
  checkedAt: z.string(),
  provider: z.string(),
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
