import * as z from 'zod/mini';
import { blocksSchema } from '#core/text-blocks.schema.ts';

const language = z.enum(['en', 'pt']);

const card = {
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  titlePt: z.optional(z.string()),
  summaryPt: z.optional(z.string()),
  /** In which languages it exists: English, and Portuguese where all of it is written. */
  languages: z.array(language),
  /** Whether search engines are asked to leave it out. */
  noindex: z.boolean(),
  createdAt: z.iso.datetime({ precision: 3 }),
};

/** Response of `GET /api/newsletter/issues`. `createdAt`: when it began to go out. */
export const issueCardsSchema = z.array(z.strictObject(card));
export type IssueCard = z.infer<typeof issueCardsSchema>[number];

/** Response of `GET /api/newsletter/issues/:slug`. */
export const archivedIssueSchema = z.strictObject({
  ...card,
  content: z.string(),
  contentPt: z.optional(z.string()),
  blocks: blocksSchema,
});
export type ArchivedIssue = z.infer<typeof archivedIssueSchema>;

/** Response of `GET /api/newsletter/archive`: the languages in which there is an issue to read. */
export const archiveSchema = z.strictObject({ languages: z.array(language) });
export type Archive = z.infer<typeof archiveSchema>;
