import * as z from 'zod/mini';
import { pictureSchema } from '#core/picture.schema.ts';
import { blocksSchema } from '#core/text-blocks.schema.ts';

/** A record that a page leads to, by its name in both languages. */
export const recordLinkSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  titlePt: z.optional(z.string()),
});

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

const cardFigureSchema = z.strictObject({
  value: z.string(),
  unit: z.optional(z.string()),
  unitPt: z.optional(z.string()),
  label: z.string(),
  labelPt: z.optional(z.string()),
});

/**
 * A case study as lists show it, by `fields=card`. Its challenge is the first whole sentences that fit
 * into two lines; `figures` are at most three.
 */
export const caseStudyCardSchema = z.strictObject({
  ...card,
  figures: z.optional(z.array(cardFigureSchema)),
});

/** A figure that the client has approved. `date` is a day or a month. */
const figureSchema = z.strictObject({
  label: z.string(),
  labelPt: z.optional(z.string()),
  value: z.string(),
  unit: z.optional(z.string()),
  unitPt: z.optional(z.string()),
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
  note: z.optional(z.string()),
  notePt: z.optional(z.string()),
  isClient: z.optional(z.boolean()),
  isMistake: z.optional(z.boolean()),
});

/** The study that follows in the order of the list; after the last one comes the first. */
const nextStudySchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  titlePt: z.optional(z.string()),
  client: z.string(),
  imageUrl: z.string(),
  picture: z.optional(pictureSchema),
});

/** `face` is the drawing that stands for who says it; `imageUrl` their portrait, where there is one. */
const quoteSchema = z.strictObject({
  text: z.string(),
  textPt: z.optional(z.string()),
  name: z.optional(z.string()),
  role: z.optional(z.string()),
  rolePt: z.optional(z.string()),
  face: z.optional(z.string()),
  imageUrl: z.optional(z.string()),
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
  serviceId: z.optional(z.string()),
  blocks: z.optional(blocksSchema),
});

/** A case study with what its page leads to. */
export const shownStudySchema = z.strictObject({
  ...caseStudySchema.shape,
  service: z.optional(recordLinkSchema),
  next: z.optional(nextStudySchema),
});

export const caseStudyCardsSchema = z.array(caseStudyCardSchema);
export const caseStudiesSchema = z.array(caseStudySchema);
