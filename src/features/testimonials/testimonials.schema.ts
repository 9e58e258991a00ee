import * as z from 'zod/mini';
import { pictureSchema } from '#core/picture.schema.ts';

/** Without `imageUrl` the site shows initials. `rating` is a whole number from 1 to 5. */
export const testimonialSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  position: z.string(),
  positionPt: z.optional(z.string()),
  company: z.string(),
  imageUrl: z.optional(z.string()),
  picture: z.optional(pictureSchema),
  rating: z.int().check(z.minimum(1), z.maximum(5)),
  testimonial: z.string(),
  testimonialPt: z.optional(z.string()),
});

export const testimonialsSchema = z.array(testimonialSchema);
