import * as z from 'zod/mini';

/** Response of `GET /api/admin/counts`: what needs a person in each section; absent if not for them. */
export const sectionCountsSchema = z.object({ inbox: z.optional(z.int()) });
