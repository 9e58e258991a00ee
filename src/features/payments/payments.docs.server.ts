import * as z from 'zod/mini';
import { describeCall, json } from '#platform/http/describe-call.server.ts';
import { checkPaymentInput } from './payments.input.ts';
import {
  checkedPaymentSchema,
  paymentIntentSchema,
  returnedOrderSchema,
  sandboxResultSchema,
} from './payments.schema.ts';

const tag = 'orders';
const text = z.optional(z.string());

export const describeIntent = describeCall({
  summary:
    "Creates an order and its payment at the catalogue's price; the amount sent is not charged",
  tag,
  idempotencyKey: true,
  // By hand: JSON Schema cannot show the transforms of `createIntentInput`.
  body: z.object({
    amount: z.number(),
    packageId: z.string(),
    language: z.optional(z.enum(['en', 'pt'])),
    country: text,
    postalCode: text,
    company: text,
    vatNumber: text,
    email: text,
  }),
  responses: {
    200: {
      description: 'The payment; the same response for a repeated Idempotency-Key',
      content: json(paymentIntentSchema),
    },
  },
  problems: {
    429: '`too_many_failed_cards`',
    409: '`already_paid` with `orderId`, `payment` and `clientSecret`',
    422: '`unknown_package`, `idempotency_key_reused`',
    502: '`payment_unavailable`',
  },
});

export const describeCheckPayment = describeCall({
  summary: 'Fetches the status of a payment from the card provider',
  tag,
  body: checkPaymentInput,
  responses: {
    200: { description: 'The payment and its order', content: json(checkedPaymentSchema) },
  },
  problems: {
    404: '`not_found`: an unknown payment, or a secret that is not its own',
    502: '`payment_unavailable`',
  },
});

export const describeReturnedOrder = describeCall({
  summary: 'Returns the order of a payment; the card provider is not asked',
  tag,
  parameters: [{ name: 'clientSecret', in: 'query', required: true, schema: { type: 'string' } }],
  responses: { 200: { description: 'The order', content: json(returnedOrderSchema) } },
  problems: {
    404: '`not_found`: an unknown payment, or a secret that is not its own',
    422: 'A secret given more than once',
  },
});

export const describeBilling = describeCall({
  summary: 'Stores the details for the invoice of an order; all of them are optional',
  tag,
  // By hand: JSON Schema cannot show the transforms of `billingInput`.
  body: z.object({
    clientSecret: z.string(),
    amount: z.optional(z.number()),
    name: text,
    email: text,
    company: text,
    nif: text,
    vatNumber: text,
    country: text,
  }),
  responses: { 204: { description: 'Stored' } },
  problems: {
    404: '`not_found`: an unknown order, or a secret that is not its own',
    409: '`amount_differs`: the order no longer costs the `amount` that the page shows',
  },
});

export const describeWebhook = describeCall({
  summary: "Receives the card provider's signed events",
  tag,
  parameters: [
    { name: 'stripe-signature', in: 'header', required: true, schema: { type: 'string' } },
  ],
  responses: { 200: { description: 'Received, or received before' } },
  problems: {
    400: '`invalid_signature`: wrong, old or missing, or a body that is not an event',
    413: '`body_too_large`',
    503: '`payment_unavailable`: send it again',
  },
});

export function describeSandbox(summary: string, schema: z.core.$ZodType) {
  return describeCall({
    summary,
    tag,
    body: schema,
    responses: {
      200: { description: 'The result of the attempt', content: json(sandboxResultSchema) },
    },
    problems: {
      404: '`not_found`: no such payment, or another card provider',
      429: '`too_many_failed_cards`',
    },
  });
}
