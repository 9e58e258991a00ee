import * as z from 'zod/mini';

const finding = z.enum(['missing', 'stale']);

/** What `GET /api/admin/translations` filters by. */
export const translationsQuery = {
  kind: z.optional(z.string().check(z.maxLength(50))),
  finding: z.optional(finding),
};

/** Response of `GET /api/admin/translations`: Portuguese texts that are missing or stale. */
export const translationsSchema = z.object({
  /** How many texts and records, for each kind. */
  counts: z.array(
    z.object({ kind: z.string(), missing: z.int(), stale: z.int(), records: z.int() }),
  ),
  /** How many records the filter lists. */
  total: z.int(),
  records: z.array(
    z.object({
      kind: z.string(),
      id: z.string(),
      title: z.string(),
      /** Empty where it has none. */
      titlePt: z.string(),
      twins: z.array(z.object({ field: z.string(), finding })),
    }),
  ),
});
export type Translations = z.infer<typeof translationsSchema>;
