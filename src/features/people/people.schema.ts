import * as z from 'zod/mini';

const personFields = {
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  language: z.enum(['en', 'pt']),
  createdAt: z.string(),
};

/** Response of `GET /api/admin/people`. */
export const peoplePageSchema = z.object({
  total: z.int(),
  people: z.array(z.object(personFields)),
});
export type PeoplePage = z.infer<typeof peoplePageSchema>;

const timelineEntry = z.object({
  /** `booking`, `message`, `order`, `charge`, `newsletter`, `sign-in`, `note` or `log`. */
  kind: z.string(),
  /** The id of the row that it was read from. */
  id: z.string(),
  at: z.string(),
  /** A reference, an action, or a text. */
  label: z.string(),
  state: z.nullable(z.string()),
  /** When a booked consultation begins; null for other kinds. */
  startsAt: z.nullable(z.string()),
  /** The amount of an order or a charge; null for other kinds. */
  cents: z.nullable(z.int()),
  currency: z.nullable(z.string()),
});

/** Response of `GET /api/admin/people/:id`: the person, and a page of the timeline. */
export const personSchema = z.object({
  ...personFields,
  erasedAt: z.nullable(z.string()),
  /** The person whose rows this one's are now. */
  mergedInto: z.nullable(z.string()),
  /** Merges into this person that can still be undone. */
  merges: z.array(z.object({ id: z.string(), email: z.string(), createdAt: z.string() })),
  entries: z.array(timelineEntry),
});
export type PersonView = z.infer<typeof personSchema>;
export type TimelineEntry = z.infer<typeof timelineEntry>;

export const noteSchema = z.object({ id: z.string() });
export const mergeSchema = z.object({ id: z.string() });

/** Response of `POST /api/admin/people/:id/erase`: how many rows went, and what stays and why. */
export const erasureSchema = z.object({
  removed: z.record(z.string(), z.int()),
  kept: z.array(
    z.object({
      what: z.string(),
      count: z.int(),
      reason: z.enum(['tax_law_10_years', 'payment_under_way']),
    }),
  ),
});
export type Erasure = z.infer<typeof erasureSchema>;
