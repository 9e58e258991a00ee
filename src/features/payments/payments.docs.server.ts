import * as z from 'zod/mini';
import { describeCall, json } from '#platform/http/describe-call.server.ts';
import { createIntentInput, lookInput } from './payments.input.ts';
import { lookedAtSchema, paymentIntentSchema, sandboxAnswerSchema } from './payments.schema.ts';

const tag = 'orders';
const text = z.optional(z.string());

export const describeIntent = describeCall({
  summary: "Makes an order and its payment at the catalogue's price, whatever amount is sent",
  tag,
  idempotencyKey: true,
  body: createIntentInput,
  answers: {
    200: {
      description: 'The payment; the same again for a repeated Idempotency-Key',
      content: json(paymentIntentSchema),
    },
  },
  refuses: {
    409: '`already_paid` with `orderId`, `payment` and `clientSecret`',
    422: '`unknown_package`, `idempotency_key_reused`',
    502: '`payment_unavailable`',
  },
});

export const describeLook = describeCall({
  summary: 'What became of a payment, asked of the card provider',
  tag,
  body: lookInput,
  answers: { 200: { description: 'The payment and its order', content: json(lookedAtSchema) } },
  refuses: {
    404: '`not_found`: an unknown payment, or a secret that is not its own',
    502: '`payment_unavailable`',
  },
});

export const describeBilling = describeCall({
  summary: 'Keeps the details for the invoice of an order; each of them optional',
  tag,
  // By hand: JSON Schema cannot show the transforms of `billingInput`.
  body: z.object({
    clientSecret: z.string(),
    name: text,
    email: text,
    company: text,
    nif: text,
    vatNumber: text,
    country: text,
  }),
  answers: { 204: { description: 'Kept' } },
  refuses: { 404: '`not_found`: an unknown order, or a secret that is not its own' },
});

export const describeWebhook = describeCall({
  summary: "Takes the card provider's signed events",
  tag,
  parameters: [
    { name: 'stripe-signature', in: 'header', required: true, schema: { type: 'string' } },
  ],
  answers: { 200: { description: 'Taken, or taken before' } },
  refuses: {
    400: '`invalid_signature`: wrong, old or missing, or a body that is no event',
    413: '`body_too_large`',
    503: '`payment_unavailable`: send it again',
  },
});

export function describeSandbox(summary: string, schema: z.core.$ZodType) {
  return describeCall({
    summary,
    tag,
    body: schema,
    answers: {
      200: { description: 'What became of the attempt', content: json(sandboxAnswerSchema) },
    },
    refuses: { 404: '`not_found`: no such payment, or another card provider' },
  });
}
