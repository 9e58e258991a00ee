import * as z from 'zod/mini';
import { paymentRequestStates } from './requests.ts';

const euros = z.number().check(z.positive());

/** One payment request as staff see it. `amount` is as catalogue prices are, in euros. */
export const paymentRequestSchema = z.strictObject({
  id: z.string(),
  reference: z.string(),
  state: z.enum(paymentRequestStates),
  title: z.string(),
  titlePt: z.string(),
  amount: euros,
  currency: z.string(),
  /** What a consumer on the mainland pays. */
  total: euros,
  dueDay: z.string(),
  /** Whether it is open and its day has passed. */
  isOverdue: z.boolean(),
  /** Counted from 1, with each change of the amount. */
  version: z.int(),
  language: z.enum(['en', 'pt']),
  /** The path of the page where it is paid, with its key. */
  url: z.string(),
  person: z.strictObject({ id: z.string(), name: z.string(), email: z.string() }),
  project: z.nullable(z.strictObject({ id: z.string(), title: z.string(), titlePt: z.string() })),
  /** The order that it is about. */
  orderReference: z.nullable(z.string()),
  /** The order by which it was paid, and what that was charged. */
  paidBy: z.nullable(
    z.strictObject({
      reference: z.string(),
      status: z.string(),
      amount: euros,
      provider: z.string(),
    }),
  ),
  reminders: z.int(),
  remindedAt: z.nullable(z.iso.datetime()),
  mailedAt: z.nullable(z.iso.datetime()),
  closedAt: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
});

/** Response of `GET /api/admin/payment-requests`: the newest first. */
export const paymentRequestListSchema = z.strictObject({
  requests: z.array(paymentRequestSchema),
  total: z.int(),
});

/** Response of `POST /api/admin/payment-requests`. */
export const newPaymentRequestSchema = z.strictObject({
  id: z.string(),
  reference: z.string(),
  url: z.string(),
  /** Whether its mail was written. */
  isMailed: z.boolean(),
});
