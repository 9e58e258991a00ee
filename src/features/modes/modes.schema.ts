import * as z from 'zod/mini';

/** Response of `GET /api/modes`: what pages say differently by the operator's settings. */
export const modesSchema = z.strictObject({
  /** Whether visitors who are not signed in see the sample portal. */
  portalDemo: z.boolean(),
  /** Whether mails are sent; otherwise they are written to files on the server. */
  sendsMail: z.boolean(),
  /** Who takes cards: Stripe, whose form the browser loads, or the sandbox, which is this site. */
  payments: z.enum(['stripe', 'sandbox']),
  /** Whether VAT numbers are looked up in VIES, the EU's register. */
  checksVatNumbers: z.boolean(),
  /** Whether orders are handed over to software that makes the certified invoices. */
  handsOverOrders: z.boolean(),
});
