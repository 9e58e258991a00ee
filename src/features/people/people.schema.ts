import * as z from 'zod/mini';
import { detailFields } from './details/details.ts';
import { personStates } from './standing/standing.ts';
import { timelineCountsSchema, timelineEntrySchema } from './timeline/timeline.schema.ts';

const personFields = {
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string(),
  language: z.enum(['en', 'pt']),
  createdAt: z.string(),
};

const differenceSchema = z.object({
  field: z.enum(detailFields),
  value: z.string(),
  /** The form that says so, or a person merged into this one. */
  kind: z.enum(['booking', 'message', 'newsletter', 'order', 'person']),
  /** What the record's address in the back office is made of. */
  record: z.string(),
  at: z.string(),
  /** Whether somebody who reads the mail of the address has confirmed the form. */
  isConfirmed: z.boolean(),
  /** Every record that says so. */
  records: z.array(z.string()),
});

const listedPersonSchema = z.object({
  ...personFields,
  /** Where they stand: they wrote, they booked, they are a client, or they were one. */
  state: z.enum(personStates),
  /** When either side last wrote, and who did; null before, and for who may not read messages. */
  lastWord: z.nullable(z.object({ at: z.string(), by: z.enum(['them', 'us']) })),
  /** Since when they wait for an answer; null if they do not. */
  waitsSince: z.nullable(z.string()),
  /** Whether a renewal of theirs is past due. */
  paysLate: z.boolean(),
  /** Their next booking. */
  next: z.nullable(z.object({ at: z.string(), reference: z.string() })),
});

/** Response of `GET /api/admin/people`. */
export const peoplePageSchema = z.object({
  /** How many the filter lists. */
  total: z.int(),
  /** How many each filter lists of those who are found. */
  counts: z.object({
    all: z.int(),
    waiting: z.int(),
    late: z.int(),
    enquired: z.int(),
    booked: z.int(),
    client: z.int(),
    left: z.int(),
  }),
  /** Who waits longest for an answer. */
  longest: z.nullable(z.object({ id: z.string(), name: z.string(), since: z.string() })),
  people: z.array(listedPersonSchema),
});
export type PeoplePage = z.infer<typeof peoplePageSchema>;

/** Response of `GET /api/admin/people/:id`: the person, and a page of the timeline. */
export const personSchema = z.object({
  ...personFields,
  /** Where they stand; null for somebody who was erased, or merged into another. */
  state: z.nullable(z.enum(personStates)),
  /** Whether a renewal of theirs is past due. */
  paysLate: z.boolean(),
  erasedAt: z.nullable(z.string()),
  /** Further addresses of the person, as staff set them. */
  otherEmails: z.array(z.string()),
  /** How many mailed links open their page. */
  openLinks: z.int(),
  /** The person whose rows this one's are now. */
  mergedInto: z.nullable(z.string()),
  /** Merges into this person that can still be undone. */
  merges: z.array(
    z.object({ id: z.string(), email: z.string(), phone: z.string(), createdAt: z.string() }),
  ),
  /** What forms say otherwise and staff have not looked at yet, the newest first. */
  differences: z.array(differenceSchema),
  /** What they have paid, less what was refunded, in whole cents of each currency. */
  paid: z.array(z.object({ cents: z.int(), currency: z.string() })),
  newsletter: z.nullable(z.enum(['unconfirmed', 'confirmed', 'unsubscribed'])),
  /** The conversation that waits longest for an answer, and since when. */
  waiting: z.nullable(z.object({ id: z.string(), at: z.string() })),
  /** Papers of identity that a law keeps of somebody who was erased. */
  keptPapers: z.array(
    z.object({
      id: z.string(),
      identity: z.string(),
      consent: z.string(),
      keptUntil: z.string(),
    }),
  ),
  counts: timelineCountsSchema,
  entries: z.array(timelineEntrySchema),
});
export type PersonView = z.infer<typeof personSchema>;

/** Response of `POST /api/admin/people/:id/end-links`. */
export const endedLinksSchema = z.object({ ended: z.int() });

export const noteSchema = z.object({ id: z.string() });
export const mergeSchema = z.object({ id: z.string() });

const kept = z.array(
  z.object({
    what: z.string(),
    count: z.int(),
    reason: z.enum(['tax_law_10_years', 'payment_under_way', 'aml_law_7_years']),
    /** The instant until which the last of them is kept, where it is known. */
    until: z.optional(z.string()),
  }),
);

/** Response of `GET /api/admin/people/:id/erasure`: what it would end, and what would stay and why. */
export const erasurePreviewSchema = z.object({
  works: z.array(
    z.object({ id: z.string(), title: z.string(), titlePt: z.string(), stepsLeft: z.int() }),
  ),
  kept,
});
export type ErasurePreview = z.infer<typeof erasurePreviewSchema>;

/** Response of `POST /api/admin/people/:id/erase`: how many rows went, and what stays and why. */
export const erasureSchema = z.object({ removed: z.record(z.string(), z.int()), kept });
export type Erasure = z.infer<typeof erasureSchema>;
