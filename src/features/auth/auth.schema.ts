import * as z from 'zod/mini';

/** Response of `GET /api/session`: the signed-in user. */
export const authUserSchema = z.strictObject({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  /** True for the placeholder user of the demo; absent for a client who signed in. */
  demo: z.optional(z.literal(true)),
});
