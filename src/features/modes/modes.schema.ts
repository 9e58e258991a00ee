import * as z from 'zod/mini';

/** Response of `GET /api/modes`: what pages say differently by the operator's settings. */
export const modesSchema = z.strictObject({
  /** Whether visitors who are not signed in see the sample portal. */
  portalDemo: z.boolean(),
});
