import { describeRoute, resolver } from 'hono-openapi';
import * as z from 'zod/mini';
import { type availabilityInput, bookingInput } from './book/booking.input.ts';
import { bookedSlotSchema, dayAvailabilitySchema, offeredRulesSchema } from './booking.schema.ts';

const tags = ['booking'];

function json(description: string, schema: z.core.$ZodType) {
  return { description, content: { 'application/json': { schema: resolver(schema) } } };
}

function refused(description: string) {
  return {
    description,
    content: { 'application/problem+json': { schema: { type: 'object' as const } } },
  };
}

function day(name: keyof typeof availabilityInput.shape) {
  const schema = { type: 'string' as const, format: 'date' };
  return { name, in: 'query' as const, required: true, schema };
}

export const availabilityParameters = [day('from'), day('to')];

export const describeAvailability = describeRoute({
  summary: 'The slots of each day, days and times of Europe/Lisbon, at most 190 days',
  tags,
  parameters: availabilityParameters,
  responses: {
    200: json('Every day from `from` to `to`', z.array(dayAvailabilitySchema)),
    422: refused('A day that does not exist, the wrong order, or too many days'),
  },
});

export const describeBooking = describeRoute({
  summary: 'Books a free consultation',
  tags,
  parameters: [
    { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } },
  ],
  requestBody: {
    required: true,
    content: { 'application/json': { schema: resolver(bookingInput) } },
  },
  responses: {
    201: json('Booked; the same again for a repeated Idempotency-Key', bookedSlotSchema),
    400: refused('`invalid_json`, `invalid_idempotency_key`'),
    409: refused('`slot_taken` with `nearest`, or `already_booked`'),
    415: refused('`unsupported_media_type`'),
    422: refused('`invalid_fields`, `idempotency_key_reused`, `refused`, `too_fast`'),
  },
});

export const describeRules = describeRoute({
  summary: 'The rules that the owner set, as far as visitors need them',
  tags,
  responses: { 200: json('The rules', offeredRulesSchema) },
});
