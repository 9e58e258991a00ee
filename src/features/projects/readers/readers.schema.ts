import * as z from 'zod/mini';

/** Response of `GET /api/admin/projects/:id/readers`. */
export const readerListSchema = z.object({
  readers: z.array(
    z.object({
      id: z.string(),
      personId: z.string(),
      name: z.string(),
      email: z.string(),
      language: z.enum(['en', 'pt']),
      addedAt: z.string(),
    }),
  ),
});
export type ReaderList = z.infer<typeof readerListSchema>;
