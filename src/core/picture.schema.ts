import * as z from 'zod/mini';

/** A `Picture`, as responses of the API have it beside its address. */
export const pictureSchema = z.strictObject({
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
  focus: z.tuple([z.int(), z.int()]),
  alt: z.string(),
  altPt: z.string(),
  credit: z.string(),
});
