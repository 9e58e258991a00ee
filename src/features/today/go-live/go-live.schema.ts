import * as z from 'zod/mini';

/** `set`: the owner's own. `open`: left to do. `unknown`: the server cannot know it. */
const state = z.enum(['set', 'open', 'unknown']);

/** One thing to do before the site is public; `value` is what it is now, for the sentence about it. */
export const goLiveItemSchema = z.object({
  id: z.string(),
  state,
  value: z.nullable(z.string()),
});
export type GoLiveItem = z.infer<typeof goLiveItemSchema>;

/** What DNS says about mail of the sender's domain. */
export const senderDnsSchema = z.object({
  domain: z.string(),
  items: z.array(z.extend(goLiveItemSchema, { finding: z.string() })),
});
export type SenderDns = z.infer<typeof senderDnsSchema>;

/** `waiting`: not tried yet. `refused`: the mail server's words are in `error`. */
export const testMailSchema = z.object({
  id: z.string(),
  to: z.string(),
  state: z.enum(['waiting', 'handed_over', 'refused', 'expired']),
  /** `file`: there is no mail server, so it was written to a folder of this machine. */
  transport: z.enum(['smtp', 'file']),
  error: z.string(),
});
export type TestMail = z.infer<typeof testMailSchema>;
