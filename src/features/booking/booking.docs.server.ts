import * as z from 'zod/mini';
import { describeCall, json } from '#platform/http/describe-call.server.ts';
import { type availabilityInput, bookingInput } from './book/booking.input.ts';
import { bookedSlotSchema, dayAvailabilitySchema, offeredRulesSchema } from './booking.schema.ts';
import { visitSourceHeader } from './sources/booking-source.ts';

const tag = 'booking';

function dayParameter(name: keyof typeof availabilityInput.shape) {
  const schema = { type: 'string' as const, format: 'date' };
  return { name, in: 'query' as const, required: true, schema };
}

export const availabilityParameters = [dayParameter('from'), dayParameter('to')];

export const describeAvailability = describeCall({
  summary:
    'Lists the slots of each day, at most 190 days; days and times are those of Europe/Lisbon',
  tag,
  parameters: availabilityParameters,
  responses: {
    200: {
      description: 'Every day from `from` to `to`',
      content: json(z.array(dayAvailabilitySchema)),
    },
  },
  problems: { 422: 'A day that does not exist, the wrong order, or too many days' },
});

export const describeBooking = describeCall({
  summary: 'Books a free consultation',
  tag,
  parameters: [
    {
      name: visitSourceHeader,
      in: 'header',
      required: false,
      description:
        'Where the visit began, counted apart from the booking: `host=…` or `campaign=…`',
      schema: { type: 'string' },
    },
  ],
  idempotencyKey: true,
  body: bookingInput,
  responses: {
    201: {
      description:
        'Booked, or, with `heldUntil`, held until the mailed link is pressed; the same response for a repeated Idempotency-Key',
      content: json(bookedSlotSchema),
    },
  },
  problems: {
    409: '`slot_taken` with `nearest`, or `already_booked`',
    422: '`idempotency_key_reused`, `refused`, `too_fast`',
    429: '`too_many_bookings`, `too_many_unconfirmed`, `too_many_mails`',
  },
});

export const describeRules = describeCall({
  summary: 'Returns the booking rules that visitors need',
  tag,
  responses: { 200: { description: 'The rules', content: json(offeredRulesSchema) } },
});
