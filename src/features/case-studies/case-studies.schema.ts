import * as z from 'zod/mini';
import { pictureSchema } from '#core/picture.schema.ts';
import { blocksSchema } from '#core/text-blocks.schema.ts';

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

/** A figure that the client has approved. `date` is a day or a month. */
const figureSchema = z.strictObject({
  label: z.string(),
  labelPt: z.optional(z.string()),
  value: z.string(),
  before: z.optional(z.string()),
  after: z.optional(z.string()),
  date: z.optional(z.string()),
  source: z.optional(z.string()),
});

/** What happened on a day or in a month. */
const stepSchema = z.strictObject({
  date: z.string(),
  text: z.string(),
  textPt: z.optional(z.string()),
});

const quoteSchema = z.strictObject({
  text: z.string(),
  textPt: z.optional(z.string()),
  name: z.optional(z.string()),
  role: z.optional(z.string()),
  rolePt: z.optional(z.string()),
});

/**
 * Challenge, solution and results are plain text with a blank line between paragraphs. `blocks`, by
 * field, has the headings, lists, links and so on of a text that has any.
 */
export const caseStudySchema = z.strictObject({
  ...card,
  solution: z.string(),
  solutionPt: z.optional(z.string()),
  results: z.string(),
  resultsPt: z.optional(z.string()),
  figures: z.optional(z.array(figureSchema)),
  steps: z.optional(z.array(stepSchema)),
  quote: z.optional(quoteSchema),
  blocks: z.optional(blocksSchema),
});

export const caseStudyCardsSchema = z.array(caseStudyCardSchema);
export const caseStudiesSchema = z.array(caseStudySchema);
