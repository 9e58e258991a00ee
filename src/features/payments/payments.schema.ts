import * as z from 'zod/mini';
import { vatTreatments } from '#features/vat/vat.ts';
import { waitKinds } from '#platform/payments/payment-wait.ts';

const euros = z.number().check(z.positive());
const interval = z.string();

/** Response of `POST /api/create-payment-intent`; `amount`, in euros, is what will be charged, `net` and `vat` its parts. */
export const paymentIntentSchema = z.strictObject({
  clientSecret: z.string(),
  amount: euros,
  currency: z.string(),
  name: z.string(),
  orderId: z.string(),
  provider: z.enum(['sandbox', 'stripe']),
  publishableKey: z.nullable(z.string()),
  interval,
  /** Null for an order that was made before its VAT was recorded. */
  net: z.nullable(euros),
  vat: z.nullable(z.number().check(z.gte(0))),
  vatRate: z.nullable(z.number()),
  /** Why this VAT is charged or not, in the language of the call; null where nothing needs saying. */
  vatNote: z.nullable(z.string()),
  vatTreatment: z.nullable(z.enum(vatTreatments)),
  /** Of a payment request: the invoice details so far, with which the form begins. */
  details: z.optional(
    z.strictObject({
      who: z.enum(['self', 'company']),
      email: z.string(),
      name: z.string(),
      company: z.string(),
      nif: z.string(),
      vatNumber: z.string(),
      country: z.string(),
      street: z.string(),
      postalCode: z.string(),
      city: z.string(),
    }),
  ),
  /** Of a part of a quote: that its terms were accepted, and an early start asked for or not, with the quote. */
  isAgreed: z.optional(z.literal(true)),
});

/** What a payment waits for; after the wait, what it waited for in vain. See `PaymentWait`. */
const waitingSchema = z.strictObject({
  kind: z.enum(waitKinds),
  entity: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  phoneEnd: z.nullable(z.string()),
  orderedAt: z.iso.datetime(),
  until: z.nullable(z.iso.datetime()),
});

/**
 * Response of `POST /api/payments/look`; `message` is the provider's reason for a failure, `contactBy`
 * when a paid order's buyer has been contacted, or null where the company is shut then, `buyer` the name
 * that was given.
 */
export const checkedPaymentSchema = z.strictObject({
  status: z.enum(['paid', 'pending', 'failed', 'open', 'refunded']),
  message: z.nullable(z.string()),
  orderId: z.string(),
  reference: z.string(),
  name: z.string(),
  namePt: z.nullable(z.string()),
  amount: euros,
  /** Its parts and the rate in percent; null for an order that was made before its VAT was recorded. */
  net: z.nullable(euros),
  vat: z.nullable(z.number().check(z.gte(0))),
  vatRate: z.nullable(z.number()),
  /** Why this VAT is charged or not. */
  vatTreatment: z.nullable(z.enum(vatTreatments)),
  currency: z.string(),
  interval,
  date: z.iso.datetime(),
  email: z.nullable(z.string()),
  buyer: z.nullable(z.string()),
  packageId: z.string(),
  /** Whether the buyer named neither a company nor a VAT number, and so may withdraw. */
  isConsumer: z.boolean(),
  /** Whether it is a later payment of a subscription. */
  isRenewal: z.boolean(),
  contactBy: z.nullable(z.iso.datetime()),
  /** Whether no money moves: of the sandbox, or of the provider's test keys. */
  isTest: z.boolean(),
  provider: z.enum(['sandbox', 'stripe']),
  waiting: z.nullable(waitingSchema),
  /** What was over when the money came, which goes back; null for any other payment. */
  late: z.nullable(z.enum(['ended', 'withdrawn'])),
  /** The address of the page of this order, where its meetings are booked; absent until it is paid. */
  withUs: z.optional(z.string()),
  /** Of a payment request: the address of the page where it is paid. */
  payUrl: z.optional(z.string()),
  /** Whether nobody has said yet whom to call, and where. */
  asksContact: z.optional(z.boolean()),
});

/** Response of `GET /api/payments/:payment`. */
export const returnedOrderSchema = z.strictObject({ orderId: z.string(), reference: z.string() });

/** Response of `POST /api/sandbox/method`. */
export const sandboxMethodSchema = z.strictObject({ method: z.string() });

/** Response of `POST /api/sandbox/confirm` and `/authenticate`. */
export const sandboxResultSchema = z.strictObject({
  status: z.enum(['paid', 'action_required', 'processing', 'declined', 'cancelled', 'saved']),
  message: z.nullable(z.string()),
  payment: z.string(),
});
