import * as z from 'zod/mini';
import { paymentRequestStates } from './requests.ts';

const euros = z.number().check(z.positive());

const partOfQuote = z.strictObject({ quote: z.string(), number: z.int(), count: z.int() });

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
  /** Which part of which quote it is. */
  part: z.nullable(partOfQuote),
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

/** Response of `GET /api/admin/payment-requests`: open ones by their day, all others the newest first. */
export const paymentRequestListSchema = z.strictObject({
  requests: z.array(paymentRequestSchema),
  total: z.int(),
  /** What all clients are still to pay, in cents, as consumers on the mainland: see `moneyHealth`. */
  health: z.strictObject({ open: z.int(), due: z.int(), late: z.int(), expected: z.int() }),
});

/** Response of `POST /api/admin/payment-requests`. */
export const newPaymentRequestSchema = z.strictObject({
  id: z.string(),
  reference: z.string(),
  url: z.string(),
  /** Whether its mail was written. */
  isMailed: z.boolean(),
});

/** Response of `GET /api/payment-requests/:token`: what a client is asked to pay, in euros. */
export const askedPaymentSchema = z.strictObject({
  reference: z.string(),
  state: z.enum(paymentRequestStates),
  title: z.string(),
  titlePt: z.string(),
  /** What was paid; before that, what a consumer on the mainland pays, with its parts. */
  amount: euros,
  net: z.nullable(euros),
  vat: z.nullable(z.number().check(z.gte(0))),
  vatRate: z.nullable(z.number()),
  currency: z.string(),
  dueDay: z.string(),
  /** Which part of which quote it is. */
  part: z.nullable(partOfQuote),
  /** How it is paid by a bank transfer; null where that is off, or nothing is to be paid. */
  transfer: z.nullable(
    z.strictObject({
      iban: z.string(),
      bic: z.string(),
      holder: z.string(),
      /** By the invoice details that are known. */
      amount: euros,
      /** The code for banks' apps: a square of `size` modules, the dark ones as a path of SVG. */
      qr: z.strictObject({ size: z.int(), path: z.string() }),
    }),
  ),
});

/** Response of `GET /api/do/:token` for a payment, in the language of its client; `total` in euros. */
export const paymentToDoSchema = z.strictObject({
  kind: z.literal('payment'),
  title: z.string(),
  text: z.string(),
  dueDay: z.string(),
  state: z.enum(['open', 'done', 'withdrawn']),
  language: z.enum(['en', 'pt']),
  total: euros,
  currency: z.string(),
  reference: z.string(),
  /** Which part of which quote it is. */
  part: z.nullable(partOfQuote),
  /** The path of the page where it is paid, with its key. */
  url: z.string(),
});
export type PaymentToDo = z.infer<typeof paymentToDoSchema>;
