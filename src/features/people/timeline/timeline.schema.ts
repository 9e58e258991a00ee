import * as z from 'zod/mini';

export const timelineEntrySchema = z.object({
  /** `booking`, `message`, `talk` (which we began, or about work), `order`, `charge`, `newsletter`, `sign-in`, `note`, `mail` or `log`. */
  kind: z.string(),
  /** The id of the row that it was read from. */
  id: z.string(),
  /** When it happened; for a booking that stands, when the consultation begins. */
  at: z.string(),
  /** A reference, an action, a text, or the subject of a mail, which may be unknown. */
  label: z.string(),
  state: z.nullable(z.string()),
  /** What the record's address in the back office is made of: an id or a reference; null without one. */
  record: z.nullable(z.string()),
  /** Whole cents that it is about, and their currency; null for what is not about money. */
  cents: z.nullable(z.int()),
  currency: z.nullable(z.string()),
});
export type TimelineEntry = z.infer<typeof timelineEntrySchema>;

/** How many entries each filter lists. */
export const timelineCountsSchema = z.object({
  all: z.int(),
  messages: z.int(),
  bookings: z.int(),
  orders: z.int(),
  newsletter: z.int(),
  mails: z.int(),
  notes: z.int(),
});
export type TimelineCounts = z.infer<typeof timelineCountsSchema>;
