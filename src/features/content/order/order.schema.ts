import * as z from 'zod/mini';

/** Body of `PUT …/order`: the ids of every public record, as the site is to list them. */
export const orderInput = z.object({
  ids: z.array(z.string('invalid_type'), 'invalid_type').check(z.maxLength(1_000, 'too_many')),
});

/** Response of `GET …/order`: the public records as the site lists them. */
export const orderSchema = z.object({
  records: z.array(z.object({ id: z.string(), title: z.string(), titlePt: z.string() })),
});
export type SiteOrder = z.infer<typeof orderSchema>;
