import * as z from 'zod/mini';
import { quoteStates } from './quotes.ts';

const euros = z.number();
const language = z.enum(['en', 'pt']);

const totals = {
  /** What a consumer on the mainland pays, in euros: the sum of the parts. */
  total: euros,
  net: euros,
  vat: euros,
  /** In percent. */
  vatRate: z.number(),
  /** Whether the amounts of the lines include VAT. */
  vatInPrices: z.enum(['included', 'added']),
  currency: z.string(),
};

const when = z.union([
  z.literal('accepted'),
  z.object({ day: z.string() }),
  z.object({ step: z.int(), title: z.string(), titlePt: z.string() }),
]);

const decision = z.object({
  choice: z.enum(['accepted', 'changes']),
  name: z.string(),
  comment: z.string(),
  version: z.int(),
  /** The words that were shown, and their SHA-256. */
  words: z.string(),
  sha256: z.string(),
  earlyStart: z.nullable(z.string()),
  termsVersion: z.string(),
  at: z.string(),
});

/** A quote as staff see it. */
export const quoteSchema = z.object({
  id: z.string(),
  state: z.enum(quoteStates),
  /** Whether it can no longer be accepted because its day has passed. */
  isExpired: z.boolean(),
  title: z.string(),
  titlePt: z.string(),
  language,
  lines: z.array(
    z.object({
      text: z.string(),
      textPt: z.string(),
      quantity: z.number(),
      unitAmount: euros,
      amount: euros,
    }),
  ),
  /** The sum of the lines, as catalogue prices are. */
  amount: euros,
  ...totals,
  validUntil: z.string(),
  plan: z.array(
    z.object({
      percent: z.number(),
      when,
      /** What it costs a consumer on the mainland. */
      total: euros,
      /** Its payment request, once the quote is accepted. */
      requestId: z.nullable(z.string()),
      requestState: z.nullable(z.string()),
      /** By when it is to be paid, once it is agreed. */
      dueDay: z.nullable(z.string()),
      askedAt: z.nullable(z.string()),
    }),
  ),
  packageId: z.nullable(z.string()),
  person: z.object({ id: z.string(), name: z.string(), email: z.string() }),
  project: z.nullable(z.object({ id: z.string(), title: z.string(), titlePt: z.string() })),
  version: z.int(),
  /** The path of its page. */
  url: z.string(),
  decisions: z.array(decision),
  /** By which the client withdrew from it after accepting, in the words that were sent. */
  withdrawal: z.nullable(
    z.object({
      name: z.string(),
      /** Of the statement. */
      language: z.string(),
      statement: z.string(),
      receivedAt: z.string(),
    }),
  ),
  sentAt: z.nullable(z.string()),
  closedAt: z.nullable(z.string()),
  createdAt: z.string(),
});

/** Response of `GET /api/admin/quote-totals`: what a quote would cost a consumer on the mainland. */
export const quoteTotalsSchema = z.object({ ...totals, parts: z.array(euros) });

/** Response of `GET /api/admin/quotes`: the newest first. */
export const quoteListSchema = z.object({ quotes: z.array(quoteSchema), total: z.int() });

/** Response of `POST /api/admin/quotes`. */
export const newQuoteSchema = z.object({ id: z.string(), url: z.string() });

/** Response of `GET /api/do/:token` for a quote, in the reader's language. */
export const shownQuoteSchema = z.object({
  kind: z.literal('quote'),
  title: z.string(),
  text: z.string(),
  /** The last day on which it can be accepted, as `validUntil`. */
  dueDay: z.string(),
  state: z.enum(['draft', 'open', 'expired', 'done', 'withdrawn']),
  language,
  /** For whom it was written. */
  name: z.string(),
  version: z.int(),
  ...totals,
  lines: z.array(
    z.object({ text: z.string(), quantity: z.number(), unitAmount: euros, amount: euros }),
  ),
  plan: z.array(
    z.object({
      percent: z.number(),
      amount: euros,
      when: z.string(),
      /** Once accepted: that it is paid, cancelled, or where it is paid. */
      state: z.nullable(z.enum(['open', 'paid', 'cancelled'])),
      url: z.nullable(z.string()),
    }),
  ),
  /** The terms that count, in full. */
  terms: z.string(),
  termsVersion: z.string(),
  /** The words by which a consumer may ask for an early start. */
  earlyStart: z.string(),
  validUntil: z.string(),
  /** The SHA-256 of the words that are kept. */
  sha256: z.string(),
  /** Of an accepted quote: the path where a consumer withdraws from it, and what became of it. */
  withdrawal: z.nullable(
    z.object({
      state: z.enum(['open', 'received', 'over', 'business', 'unpaid']),
      lastDay: z.string(),
      receivedAt: z.nullable(z.string()),
      url: z.string(),
    }),
  ),
  decision: z.nullable(
    z.object({ choice: z.string(), name: z.string(), comment: z.string(), at: z.string() }),
  ),
});
