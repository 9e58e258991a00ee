import * as z from 'zod/mini';
import { describeCall, json } from '#platform/http/describe-call.server.ts';
import { type availabilityInput, bookingInput } from './book/booking.input.ts';
import { bookedSlotSchema, dayAvailabilitySchema, offeredRulesSchema } from './booking.schema.ts';

const tag = 'booking';

function day(name: keyof typeof availabilityInput.shape) {
  const schema = { type: 'string' as const, format: 'date' };
  return { name, in: 'query' as const, required: true, schema };
}

export const availabilityParameters = [day('from'), day('to')];

export const describeAvailability = describeCall({
  summary: 'The slots of each day, days and times of Europe/Lisbon, at most 190 days',
  tag,
  parameters: availabilityParameters,
  answers: {
    200: {
      description: 'Every day from `from` to `to`',
      content: json(z.array(dayAvailabilitySchema)),
    },
  },
  refuses: { 422: 'A day that does not exist, the wrong order, or too many days' },
});

export const describeBooking = describeCall({
  summary: 'Books a free consultation',
  tag,
  idempotencyKey: true,
  body: bookingInput,
  answers: {
    201: {
      description: 'Booked; the same again for a repeated Idempotency-Key',
      content: json(bookedSlotSchema),
    },
  },
  refuses: {
    409: '`slot_taken` with `nearest`, or `already_booked`',
    422: '`idempotency_key_reused`, `refused`, `too_fast`',
  },
});

export const describeRules = describeCall({
  summary: 'The rules that the owner set, as far as visitors need them',
  tag,
  answers: { 200: { description: 'The rules', content: json(offeredRulesSchema) } },
});
