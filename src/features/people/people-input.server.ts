import * as z from 'zod/mini';
import { hasNoNul, locale, missingOr, token } from '#core/fields.ts';
import { limitParam, offsetParam } from '#platform/http/query-params.server.ts';
import { timelineFilters } from './timeline/timeline.ts';

const longestNote = 5000;

/** Query of `GET /api/admin/people`. */
export const peopleQuery = z.object({
  q: z.optional(z.string().check(z.maxLength(200), z.refine(hasNoNul))),
  limit: limitParam,
  offset: offsetParam,
});

/** Query of `GET /api/admin/people/:id`: which part of the timeline. */
export const timelineQuery = z.object({
  filter: z.optional(z.enum(timelineFilters)),
  limit: limitParam,
  offset: offsetParam,
});

/** Body of `POST /api/admin/people/:id/notes`. */
export const noteInput = z.object({
  text: z
    .string({ error: missingOr('invalid_type') })
    .check(z.trim(), z.minLength(1, 'required'), z.maxLength(longestNote, 'too_long')),
  locale,
});

/** Body of `POST /api/admin/people/:id/merge`: the person who stays. */
export const mergeInput = z.object({ into: token(100), locale });
