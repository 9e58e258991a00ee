import * as z from 'zod/mini';
import { invoiceKinds } from './invoices.ts';

/** The certified documents of an order, within `GET /api/admin/orders/:reference`. */
export const orderInvoicesSchema = z.object({
  /** How many charges have no certified invoice. */
  missing: z.int(),
  /** Whether invoicing software is set up. */
  canHandOver: z.boolean(),
  documents: z.array(
    z.object({
      fileId: z.string(),
      kind: z.enum(invoiceKinds),
      number: z.string(),
      size: z.int(),
      attachedAt: z.string(),
      /** When its mail to the buyer was written; null without an address. */
      mailedAt: z.nullable(z.string()),
    }),
  ),
  /** What the invoicing software was told, or is about to be. */
  handovers: z.array(
    z.object({
      id: z.string(),
      state: z.enum(['waiting', 'delivered', 'given_up']),
      attempts: z.int(),
      lastError: z.nullable(z.string()),
      nextAttemptAt: z.string(),
      deliveredAt: z.nullable(z.string()),
    }),
  ),
});
export type OrderInvoices = z.infer<typeof orderInvoicesSchema>;

/** Body of `PUT /api/admin/invoices/expected`. */
export const expectedInput = z.object({ expected: z.boolean('invalid_type') });
