import * as z from 'zod/mini';
import { locale, missingOr, optionalLine } from '#core/fields.ts';
import { longestReason } from './longest-reason.ts';

const largestCents = 100_000_000;

/** Body of `POST /api/admin/orders/:reference/refund`. */
export const refundInput = z.object({
  /** What is refunded in total afterwards, in cents. */
  totalCents: z
    .int({ error: missingOr('invalid_amount') })
    .check(z.positive('invalid_amount'), z.maximum(largestCents, 'invalid_amount')),
  /** The total that whoever asks has seen. */
  fromCents: z.optional(z.int('invalid_amount').check(z.nonnegative('invalid_amount'))),
  reason: optionalLine(longestReason),
  locale,
});
