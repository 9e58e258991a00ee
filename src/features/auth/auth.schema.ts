import * as z from 'zod/mini';

/** Answer of `GET /api/session`: who is signed in. */
export const authUserSchema = z.strictObject({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  /** True for the placeholder user of the demo; absent for a client who signed in. */
  demo: z.optional(z.literal(true)),
});
