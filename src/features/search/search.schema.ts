import * as z from 'zod/mini';

/** The kinds of records that are found by searching. */
export const foundKinds = ['person', 'booking', 'conversation', 'order', 'subscriber'] as const;
export type FoundKind = (typeof foundKinds)[number];

/** Response of `GET /api/admin/search`: records in which each word begins a word, newest first. */
export const searchResultSchema = z.object({
  entries: z.array(
    z.object({
      kind: z.enum(foundKinds),
      id: z.string(),
      title: z.string(),
      detail: z.string(),
      at: z.string(),
    }),
  ),
  /** False while records that changed wait to be indexed: more may be found in a moment. */
  isComplete: z.boolean(),
});
export type SearchResult = z.infer<typeof searchResultSchema>;
