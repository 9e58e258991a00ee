import * as z from 'zod/mini';
import { atMost, hasNoNul, missingOr } from '#core/fields.ts';

function text(maximum: number) {
  return z
    .string({ error: missingOr('invalid_type') })
    .check(atMost(maximum, 'invalid'), z.refine(hasNoNul, 'invalid'));
}

/** Body of `POST /api/sandbox/confirm`; the card is checked against the clock afterwards. */
export const confirmInput = z.object({
  clientSecret: text(300),
  number: text(40),
  expiry: text(20),
  cvc: text(20),
});

/** Body of `POST /api/sandbox/authenticate`. */
export const authenticateInput = z.object({
  clientSecret: text(300),
  accept: z.boolean({ error: missingOr('invalid_type') }),
});
