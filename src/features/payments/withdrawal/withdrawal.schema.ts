import * as z from 'zod/mini';

/** Response of `GET` and `POST /api/withdrawals`. */
export const withdrawalSchema = z.strictObject({
  state: z.enum(['open', 'received', 'over', 'business', 'unpaid']),
  reference: z.string(),
  service: z.string(),
  servicePt: z.nullable(z.string()),
  /** The quote that the order pays a part of: all its parts are withdrawn from together. */
  quote: z.nullable(z.string()),
  /** Whether anything of it is paid, or being paid. */
  isPaid: z.boolean(),
  /** The day of the contract, and the last one to withdraw: days of Lisbon. */
  concludedOn: z.iso.date(),
  lastDay: z.iso.date(),
  receivedAt: z.nullable(z.iso.datetime()),
  /** Of the statement, or until there is one of the buyer. */
  name: z.string(),
  email: z.string(),
});
export type ShownWithdrawal = z.infer<typeof withdrawalSchema>;
