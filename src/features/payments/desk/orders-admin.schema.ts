import * as z from 'zod/mini';
import { vatTreatments } from '#features/vat/vat.ts';
import { orderInvoicesSchema } from '../invoices/invoices.schema.ts';

const cents = z.int();
const text = z.nullable(z.string());

const listedOrder = z.object({
  reference: z.string(),
  status: z.string(),
  subscriptionStatus: text,
  name: z.string(),
  namePt: text,
  /** `one-time`, or the period after which it is charged again. */
  interval: z.string(),
  amountCents: cents,
  refundedCents: cents,
  /** How many payments took money. */
  chargeCount: z.int(),
  currency: z.string(),
  /** The state of the newest dispute about its charges. */
  disputeStatus: text,
  /** The provider's reason for a refusal. */
  failureMessage: text,
  billingName: text,
  billingEmail: text,
  billingCompany: text,
  /** The name or company of the buyer, as the invoice details or the person's entry say. */
  buyer: text,
  /** A refund came back from the bank, and nobody has dealt with it. */
  refundFailed: z.boolean(),
  /** When a subscription that was cancelled ends. */
  subscriptionEndsAt: text,
  /** When a consumer withdrew from the contract. */
  withdrawnAt: text,
  /** How many payments have no certified invoice. */
  uninvoicedCount: z.int(),
  createdAt: z.string(),
  paidAt: text,
});
export type OrderListRow = z.infer<typeof listedOrder>;

/** Response of `GET /api/admin/orders`. */
export const ordersPageSchema = z.object({
  total: z.int(),
  /** How many orders the search finds under each filter. */
  counts: z.record(z.string(), z.int()),
  /** What was taken since the start of the year in Lisbon, less refunds. */
  taken: z.object({ year: z.int(), sums: z.array(z.object({ cents, currency: z.string() })) }),
  orders: z.array(listedOrder),
});
export type OrdersPage = z.infer<typeof ordersPageSchema>;

const entry = z.object({
  /** `history`, `mail`, `event` (a provider's) or `change` (by staff). */
  kind: z.string(),
  id: z.string(),
  at: z.string(),
  /** What happened: a kind of the history, of mails, of events, or an action of the log. */
  label: z.string(),
  state: text,
  note: text,
  /** The name of one of the staff. */
  by: text,
});
export type OrderEntry = z.infer<typeof entry>;

const dispute = z.object({
  id: z.string(),
  paymentId: z.string(),
  status: z.string(),
  /** The provider's word, such as `fraudulent`. */
  reason: z.string(),
  amountCents: cents,
  /** What the bank has taken back for it. */
  withdrawnCents: cents,
  currency: z.string(),
  evidenceDueAt: text,
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type OrderDispute = z.infer<typeof dispute>;

const task = z.object({ id: z.string(), kind: z.string(), dueAt: z.string(), doneAt: text });
export type OrderTask = z.infer<typeof task>;

/** Response of `GET /api/admin/orders/:reference`. */
export const orderDetailSchema = z.object({
  ...listedOrder.shape,
  provider: z.string(),
  billingNif: text,
  billingVatNumber: text,
  billingCountry: text,
  /** What the offer of that time added and reduced; null without one. */
  offerId: text,
  offerAdds: text,
  offerAddsPt: text,
  fullAmountCents: z.nullable(cents),
  /** When a subscription is charged next. */
  nextChargeAt: text,
  /** What the buyer was when it paid. */
  buyerKind: z.enum(['consumer', 'company']),
  billingStreet: text,
  billingCity: text,
  billingPostalCode: text,
  netCents: z.nullable(cents),
  vatCents: z.nullable(cents),
  /** Percent. */
  vatRate: z.nullable(z.number()),
  vatTreatment: z.nullable(z.enum(vatTreatments)),
  /** What the check of the VAT number said, and its number at the service. */
  vatNumberState: text,
  vatRequestId: text,
  /** The country of the card or account, as the provider said it; null if it is not known. */
  methodCountry: text,
  personId: text,
  /** Whom to call about it and where, as the buyer said after the payment; empty if nobody said. */
  contactName: z.string(),
  contactPhone: z.string(),
  /** The meetings that were paid for, how many of them are left, and those that are booked. */
  meetings: z.object({
    meetings: z.int(),
    left: z.int(),
    minutes: z.int(),
    booked: z.array(z.object({ id: z.string(), startsAt: z.string() })),
  }),
  /** The version of the terms; null for an order older than their record. */
  termsVersion: text,
  /** When the first order was made under that version. */
  termsSince: text,
  /** A consumer's request to begin early, in the words of the checkout. */
  earlyStart: text,
  earlyStartAt: text,
  /** When its contract was concluded, if by accepting a quote. */
  agreedAt: text,
  chargedCents: cents,
  charges: z.array(
    z.object({
      paymentId: z.string(),
      amountCents: cents,
      refundedCents: cents,
      refundFailedCents: cents,
      currency: z.string(),
      paidAt: z.string(),
      receiptAt: text,
    }),
  ),
  /** What an unpaid order waits for: a voucher, a confirmation on the phone, a debit. */
  waiting: z.nullable(
    z.object({
      kind: z.string(),
      entity: text,
      reference: text,
      orderedAt: z.string(),
      until: text,
    }),
  ),
  invoices: orderInvoicesSchema,
  disputes: z.array(dispute),
  tasks: z.array(task),
  /** What happened, newest first. */
  entries: z.array(entry),
});
export type OrderDetail = z.infer<typeof orderDetailSchema>;

/** Response of `POST /api/admin/orders/:reference/refund`. */
export const refundedSchema = z.object({
  chargedCents: cents,
  refundedCents: cents,
  /** What this call refunded; 0 if the total had been reached. */
  refundedNowCents: cents,
});
export type RefundResult = z.infer<typeof refundedSchema>;
