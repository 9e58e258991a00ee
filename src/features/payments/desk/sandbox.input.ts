import * as z from 'zod/mini';
import { atMost, hasNoNul, missingOr } from '#core/fields.ts';
import { waitKinds } from '#platform/payments/payment-wait.ts';
import { waitEnds } from '#platform/payments/sandbox/wait-ends.ts';

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

/** Body of `POST /api/sandbox/method`: a card's number, or the method that waits. */
export const methodInput = z.object({
  number: z.optional(text(40)),
  method: z.optional(z.enum(waitKinds)),
});

/** Body of `POST /api/sandbox/wait`; of the phone only the last digits are stored. */
export const waitInput = z.object({
  clientSecret: text(300),
  method: z.enum(waitKinds, { error: missingOr('invalid_type') }),
  phone: z.optional(z.nullable(text(40))),
});

/** Body of `POST /api/sandbox/end-wait`. */
export const endWaitInput = z.object({
  clientSecret: text(300),
  end: z.enum(waitEnds, { error: missingOr('invalid_type') }),
});

/** Body of `POST /api/sandbox/authenticate`. */
export const authenticateInput = z.object({
  clientSecret: text(300),
  accept: z.boolean({ error: missingOr('invalid_type') }),
});
