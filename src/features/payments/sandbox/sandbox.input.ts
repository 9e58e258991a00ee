import * as z from 'zod/mini';

function missingOr(code: string) {
  return ({ input }: { input?: unknown }) => (input === undefined ? 'required' : code);
}

function text(maximum: number) {
  return z.string({ error: missingOr('invalid_type') }).check(
    z.maxLength(maximum, { error: 'invalid', abort: true }),
    // PostgreSQL refuses a NUL inside a text that is looked up.
    z.refine((value) => !value.includes('\0'), 'invalid'),
  );
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
