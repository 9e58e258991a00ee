import * as z from 'zod/mini';

const text = z.nullable(z.string());

const subscriber = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  language: z.string(),
  /** `unconfirmed`, `confirmed` or `unsubscribed`. */
  status: z.string(),
  /** The path of the page where they subscribed; null if it is not known. */
  page: text,
  createdAt: z.string(),
  confirmedAt: text,
  unsubscribedAt: text,
});
export type SubscriberRow = z.infer<typeof subscriber>;

/** Response of `GET /api/admin/subscribers`. */
export const subscribersPageSchema = z.object({
  total: z.int(),
  /** How many the search finds in each state. */
  counts: z.record(z.string(), z.int()),
  subscribers: z.array(subscriber),
});
export type SubscribersPage = z.infer<typeof subscribersPageSchema>;

/** Response of `GET /api/admin/subscribers/:id`. */
export const subscriberDetailSchema = z.object({
  ...subscriber.shape,
  personId: text,
  /** When the last confirmation mail was written. */
  lastAskedAt: text,
  /** Each press on a button, newest first, with the text around it. */
  consents: z.array(
    z.object({
      id: z.string(),
      step: z.string(),
      at: z.string(),
      language: z.string(),
      wording: z.string(),
      /** Which version of the text it is: the start of its hash, as the text may have changed since. */
      version: z.string(),
      page: text,
    }),
  ),
  /** Whether a removal by staff can be undone. */
  restorable: z.boolean(),
});
export type SubscriberDetail = z.infer<typeof subscriberDetailSchema>;

/** Response of the calls that change several: those that were changed. */
export const changedSubscribersSchema = z.object({ changed: z.array(z.string()) });
export type ChangedSubscribers = z.infer<typeof changedSubscribersSchema>;
