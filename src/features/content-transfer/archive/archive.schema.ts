import * as z from 'zod/mini';
import { versionNotes } from '#features/content/content.ts';
import { recordIdPattern } from '../incoming.ts';

/** The newest version of the format that this program writes and reads. */
export const archiveVersion = 1;

/** `entrada.json` of an archive. */
export const manifestSchema = z.object({
  format: z.literal('entrada-content'),
  version: z.int().check(z.minimum(1)),
  exportedAt: z.iso.datetime(),
});

const instant = z.iso.datetime({ precision: 3, error: 'invalid_instant' });
const values = z.record(z.string(), z.unknown());

/** A record of `content/<kind>.json`. */
export const archivedRecordSchema = z.object({
  id: z.string().check(z.regex(recordIdPattern, 'invalid_id')),
  /** The public values. */
  live: z.nullable(values),
  /** The values as they will be; null where they are the public ones. */
  draft: z.nullable(values),
  fieldTimes: z.record(z.string(), instant),
  wasPublic: z.boolean(),
  publishAt: z.nullable(instant),
  /** Earlier values, the oldest first. Archives made before they were kept have none. */
  versions: z.optional(
    z.array(
      z.object({
        number: z.int().check(z.minimum(0)),
        note: z.enum(versionNotes),
        at: instant,
        values,
      }),
    ),
  ),
});
export type ArchivedRecord = z.infer<typeof archivedRecordSchema>;

/** A line of `redirects.json`. */
export const archivedRedirectSchema = z.object({
  path: z.string().check(z.maxLength(500)),
  target: z.string().check(z.maxLength(500)),
});
