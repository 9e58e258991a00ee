import * as z from 'zod/mini';
import { pictureSchema } from '#core/picture.schema.ts';

const consultantSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  imageUrl: z.optional(z.string()),
  picture: z.optional(pictureSchema),
  role: z.optional(z.string()),
  rolePt: z.optional(z.string()),
  about: z.optional(z.string()),
  aboutPt: z.optional(z.string()),
  languages: z.optional(z.array(z.string())),
  languagesPt: z.optional(z.array(z.string())),
});

/** Response of `GET /api/team`: the people of the site who advise clients. */
export const teamSchema = z.array(consultantSchema);
