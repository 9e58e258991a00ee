import * as z from 'zod/mini';
import { pictureSchema } from '#core/picture.schema.ts';

const card = {
  id: z.string(),
  title: z.string(),
  titlePt: z.optional(z.string()),
  industry: z.string(),
  industryPt: z.optional(z.string()),
  client: z.string(),
  challenge: z.string(),
  challengePt: z.optional(z.string()),
  imageUrl: z.string(),
  picture: z.optional(pictureSchema),
  featured: z.boolean(),
  createdAt: z.iso.datetime({ precision: 3 }),
};

/** A case study as lists show it, by `fields=card`; its challenge is only the beginning. */
export const caseStudyCardSchema = z.strictObject(card);

/** Challenge, solution and results are plain text with a blank line between paragraphs. */
export const caseStudySchema = z.strictObject({
  ...card,
  solution: z.string(),
  solutionPt: z.optional(z.string()),
  results: z.string(),
  resultsPt: z.optional(z.string()),
});

export const caseStudyCardsSchema = z.array(caseStudyCardSchema);
export const caseStudiesSchema = z.array(caseStudySchema);
