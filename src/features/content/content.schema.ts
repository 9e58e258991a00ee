import * as z from 'zod/mini';
import { versionNotes } from './content.ts';
import { contentStates } from './content-state.ts';

const state = z.enum(contentStates);
const row = z.record(z.string(), z.union([z.string(), z.boolean()]));
const value = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.string()),
  z.array(row),
]);

const listed = z.object({
  id: z.string(),
  revision: z.int(),
  title: z.string(),
  /** Empty where it has none. */
  titlePt: z.string(),
  state,
  /** What is the matter with its Portuguese; null where nothing is. */
  twin: z.nullable(z.enum(['missing', 'stale'])),
  publishAt: z.nullable(z.string()),
  scheduleFailure: z.nullable(z.string()),
  updatedAt: z.nullable(z.string()),
  /** When it was edited, or else made; null where the site keeps neither. */
  changedAt: z.nullable(z.string()),
});

const contentListSchema = z.object({
  total: z.int(),
  counts: z.record(state, z.int()),
  /** How many records of the kind have a Portuguese text that is missing or stale. */
  twins: z.object({ missing: z.int(), stale: z.int() }),
  records: z.array(listed),
});
export type ContentList = z.infer<typeof contentListSchema>;

/** Response of `GET /api/admin/content/<kind>`. */
export const contentPageSchema = z.extend(contentListSchema, {
  records: z.array(
    z.extend(listed, {
      /** The address of its page, now or once it is published; null if it has none. */
      address: z.nullable(z.string()),
      author: z.nullable(z.string()),
      /** The address of a small picture of it. */
      picture: z.nullable(z.string()),
    }),
  ),
});
export type ContentPage = z.infer<typeof contentPageSchema>;

/** Response of `GET /api/admin/content/<kind>/<id>`, whose `ETag` is the revision. */
export const contentRecordSchema = z.object({
  id: z.string(),
  revision: z.int(),
  state,
  /** The values as they will be. */
  draft: z.record(z.string(), value),
  /** The public values; null if it is not public. */
  live: z.nullable(z.record(z.string(), value)),
  /** Whether the site always has it, so that it is never taken off. */
  isFixed: z.boolean(),
  /** Whether it has no original words other than these to go back to. */
  isOriginal: z.boolean(),
  /** What a public record still needs. */
  missing: z.array(z.string()),
  /** Portuguese texts that are missing or older than their English. */
  twins: z.array(z.object({ field: z.string(), finding: z.enum(['missing', 'stale']) })),
  publishAt: z.nullable(z.string()),
  /** A field and a code, such as `slug:taken`. */
  scheduleFailure: z.nullable(z.string()),
  /** The address of its page; null if it is not public or has none. */
  address: z.nullable(z.string()),
  /** The address that its page will have; null if it has none. */
  nextAddress: z.nullable(z.string()),
  updatedAt: z.string(),
});
export type ContentRecord = z.infer<typeof contentRecordSchema>;

/** Response of `GET /api/admin/content/<kind>/<id>/versions`, the newest first. */
export const contentVersionsSchema = z.object({
  versions: z.array(
    z.object({
      number: z.int(),
      note: z.enum(versionNotes),
      at: z.string(),
      personId: z.nullable(z.string()),
      personName: z.nullable(z.string()),
    }),
  ),
});
export type ContentVersions = z.infer<typeof contentVersionsSchema>;
