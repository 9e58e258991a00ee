import * as z from 'zod/mini';
import { hasNoNul } from '#core/fields.ts';
import { sortDirections } from '#core/sort-direction.ts';
import { recordSorts } from './content-list.ts';
import { contentStates } from './content-state.ts';

/** What `GET /api/admin/content/<kind>` filters by. */
export const contentQuery = {
  state: z.optional(z.enum(contentStates)),
  /** Only what is public, whether or not it has a draft. */
  live: z.optional(z.literal('true')),
  twins: z.optional(z.enum(['missing', 'stale'])),
  sort: z._default(z.enum(recordSorts), 'changed'),
  direction: z.optional(z.enum(sortDirections)),
  /** Of the reader, whose titles are sorted by. */
  language: z._default(z.enum(['en', 'pt']), 'en'),
  q: z._default(z.string().check(z.maxLength(200), z.refine(hasNoNul)), ''),
};

/** Body of a publication: at once without a day; `time` is Lisbon's. */
export const publishInput = z.object({
  day: z.optional(z.iso.date('invalid_day')),
  time: z._default(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid_time')), '09:00'),
});

export const restoreInput = z.object({ version: z.int('invalid_type') });
