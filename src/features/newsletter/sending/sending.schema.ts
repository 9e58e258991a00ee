import * as z from 'zod/mini';

/**
 * Response of `/api/admin/settings/newsletter`. `today`: how many mails of issues may leave today at most;
 * null without a warm-up.
 */
export const paceSchema = z.object({
  perMinute: z.number(),
  warmUp: z.boolean(),
  today: z.nullable(z.number()),
});
export type NewsletterSettings = z.infer<typeof paceSchema>;

/** Response of `GET /api/admin/suppressions`. `email` is null for somebody who was erased. */
export const suppressionsSchema = z.object({
  suppressions: z.array(
    z.object({
      id: z.string(),
      subscriberId: z.nullable(z.string()),
      email: z.nullable(z.string()),
      reason: z.enum(['hard', 'soft', 'complaint']),
      note: z.string(),
      since: z.string(),
    }),
  ),
});
export type Suppressions = z.infer<typeof suppressionsSchema>;
