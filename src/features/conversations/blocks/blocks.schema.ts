import * as z from 'zod/mini';

/** Response of `GET /api/admin/blocked-senders`. */
export const blocksSchema = z.object({
  blocks: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['address', 'domain']),
      value: z.string(),
      createdAt: z.string(),
    }),
  ),
});
export type Blocks = z.infer<typeof blocksSchema>;
