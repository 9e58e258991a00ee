import * as z from 'zod/mini';

const named = z.object({
  kind: z.string(),
  id: z.string(),
  title: z.string(),
  titlePt: z.string(),
});

/** Response of `GET /api/admin/samples`. `edited` stay when the samples are removed. */
export const samplesSchema = z.object({ samples: z.array(named), edited: z.array(named) });
export type Samples = z.infer<typeof samplesSchema>;

/** Body of `POST /api/admin/samples/remove`: the samples that were named before. */
export const removalInput = z.object({
  records: z
    .array(
      z.object({ kind: z.string('invalid_type'), id: z.string('invalid_type') }, 'invalid_type'),
      'required',
    )
    .check(z.minLength(1, 'required'), z.maxLength(1_000, 'too_many')),
});

/** Response of the removal. `kept`: what something else on the site needs. */
export const removedSchema = z.object({ removed: z.array(named), kept: z.array(named) });
export type Removed = z.infer<typeof removedSchema>;
