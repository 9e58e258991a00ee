import * as z from 'zod/mini';

const text = z.nullable(z.string());
const cents = z.int();

export const differenceSchema = z.object({
  kind: z.string(),
  reference: text,
  paymentId: text,
  note: z.string(),
});

/** Response of `GET /api/admin/orders/:reference/records`: order, ledger and provider. */
export const orderRecordsSchema = z.object({
  provider: z.string(),
  checkedAt: z.string(),
  currency: z.string(),
  orderCents: cents,
  ledger: z.object({ chargedCents: cents, refundedCents: cents }),
  atProvider: z.object({ chargedCents: cents, refundedCents: cents }),
  differences: z.array(differenceSchema),
});
export type OrderRecords = z.infer<typeof orderRecordsSchema>;

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
  /** How many more differences the last comparison had than are listed; those of a new one all are. */
  unlisted: z.int(),
  /** `correctable` by the call, `corrected` by it, or `open`: somebody has to look at it. */
  differences: z.array(
    z.object({
      ...differenceSchema.shape,
      /** Whose order it is; null without an order or a name. */
      buyer: text,
      state: z.enum(['correctable', 'corrected', 'open']),
    }),
  ),
});
export type ReconciliationView = z.infer<typeof reconciliationSchema>;
