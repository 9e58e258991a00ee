import { describeRoute, resolver } from 'hono-openapi';
import * as z from 'zod/mini';
import { createIntentInput, lookInput } from './payments.input.ts';
import { lookedAtSchema, paymentIntentSchema, sandboxAnswerSchema } from './payments.schema.ts';

const tags = ['orders'];

function json(description: string, schema: z.core.$ZodType) {
  return { description, content: { 'application/json': { schema: resolver(schema) } } };
}

function refused(description: string) {
  return {
    description,
    content: { 'application/problem+json': { schema: { type: 'object' as const } } },
  };
}

function body(schema: z.core.$ZodType) {
  return { required: true, content: { 'application/json': { schema: resolver(schema) } } };
}

const malformed = {
  400: refused('`invalid_json`'),
  415: refused('`unsupported_media_type`'),
};
const text = z.optional(z.string());

export const describeIntent = describeRoute({
  summary: "Makes an order and its payment at the catalogue's price, whatever amount is sent",
  tags,
  parameters: [
    { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } },
  ],
  requestBody: body(createIntentInput),
  responses: {
    200: json('The payment; the same again for a repeated Idempotency-Key', paymentIntentSchema),
    ...malformed,
    409: refused('`already_paid` with `orderId`, `payment` and `clientSecret`'),
    422: refused('`invalid_fields`, `unknown_package`, `idempotency_key_reused`'),
    502: refused('`payment_unavailable`'),
  },
});

export const describeLook = describeRoute({
  summary: 'What became of a payment, asked of the card provider',
  tags,
  requestBody: body(lookInput),
  responses: {
    200: json('The payment and its order', lookedAtSchema),
    ...malformed,
    404: refused('`not_found`: an unknown payment, or a secret that is not its own'),
    502: refused('`payment_unavailable`'),
  },
});

export const describeBilling = describeRoute({
  summary: 'Keeps the details for the invoice of an order; each of them optional',
  tags,
  requestBody: body(
    z.object({
      clientSecret: z.string(),
      name: text,
      email: text,
      company: text,
      nif: text,
      vatNumber: text,
      country: text,
    }),
  ),
  responses: {
    204: { description: 'Kept' },
    ...malformed,
    404: refused('`not_found`: an unknown order, or a secret that is not its own'),
    422: refused('`invalid_fields`'),
  },
});

export const describeWebhook = describeRoute({
  summary: "Takes the card provider's signed events",
  tags,
  parameters: [
    { name: 'stripe-signature', in: 'header', required: true, schema: { type: 'string' } },
  ],
  responses: {
    200: { description: 'Taken, or taken before' },
    400: refused('`invalid_signature`: wrong, old or missing, or a body that is no event'),
    413: refused('`body_too_large`'),
    503: refused('`payment_unavailable`: send it again'),
  },
});

export function describeSandbox(summary: string, schema: z.core.$ZodType) {
  return describeRoute({
    summary,
    tags,
    requestBody: body(schema),
    responses: {
      200: json('What became of the attempt', sandboxAnswerSchema),
      ...malformed,
      404: refused('`not_found`: no such payment, or another card provider'),
      422: refused('`invalid_fields`'),
    },
  });
}
