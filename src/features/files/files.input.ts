import * as z from 'zod/mini';
import { hasNoNul } from '#core/fields.ts';
import { fileFilters, longestAlt, longestCredit } from './files.ts';

function text(most: number) {
  return z.optional(
    z
      .string('invalid_type')
      .check(z.trim(), z.maxLength(most, 'too_long'), z.refine(hasNoNul, 'invalid_type')),
  );
}
const hundredths = z.optional(
  z.int('invalid_type').check(z.minimum(0, 'out_of_range'), z.maximum(100, 'out_of_range')),
);

/** What may be said about a picture; what is left out stays. */
export const pictureChange = z.object({
  alt: text(longestAlt),
  altPt: text(longestAlt),
  credit: text(longestCredit),
  focusX: hundredths,
  focusY: hundredths,
});
type Given = z.infer<typeof pictureChange>;
export type PictureChange = { [Field in keyof Given]?: Exclude<Given[Field], undefined> };

export const filesQuery = {
  q: z.optional(z.string().check(z.maxLength(200), z.refine(hasNoNul))),
  only: z.optional(z.enum(fileFilters)),
};
