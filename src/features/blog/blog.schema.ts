import * as z from 'zod/mini';
import { pictureSchema } from '#core/picture.schema.ts';
import { blocksSchema } from '#core/text-blocks.schema.ts';

const card = {
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  titlePt: z.optional(z.string()),
  summary: z.string(),
  summaryPt: z.optional(z.string()),
  author: z.string(),
  imageUrl: z.string(),
  picture: z.optional(pictureSchema),
  tags: z.array(z.string()),
  isPremium: z.boolean(),
  createdAt: z.iso.datetime({ precision: 3 }),
};

/** A post as lists show it, by `fields=card`. */
export const blogPostCardSchema = z.strictObject(card);

/** What the site shows and says of an author beside the name; `face` is the drawing that stands for them. */
const authorProfileSchema = z.strictObject({
  face: z.string(),
  imageUrl: z.optional(z.string()),
  role: z.optional(z.string()),
  rolePt: z.optional(z.string()),
  about: z.optional(z.string()),
  aboutPt: z.optional(z.string()),
  languages: z.optional(z.array(z.string())),
  languagesPt: z.optional(z.array(z.string())),
});

const recordLinkSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  titlePt: z.optional(z.string()),
});

/** What a post is about, by the names of the records. */
const aboutSchema = z.strictObject({
  service: z.optional(recordLinkSchema),
  package: z.optional(recordLinkSchema),
  caseStudy: z.optional(recordLinkSchema),
});

/**
 * `content` is plain text with a blank line between paragraphs. `blocks`, by field, has the headings,
 * lists, links and so on of a text that has any. `updatedOn` is the day, or the month, on which the
 * author last brought the text up to date.
 */
export const blogPostSchema = z.strictObject({
  ...card,
  authorProfile: z.optional(authorProfileSchema),
  about: z.optional(aboutSchema),
  content: z.string(),
  contentPt: z.optional(z.string()),
  updatedOn: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}(-\d{2})?$/))),
  blocks: z.optional(blocksSchema),
});

/** `tag` is the word in addresses and in posts; `name` is what is shown where it is another one. */
export const blogTagSchema = z.strictObject({
  tag: z.string(),
  name: z.optional(z.string()),
  tagPt: z.optional(z.string()),
});

export const blogPostCardsSchema = z.array(blogPostCardSchema);
export const blogPostsSchema = z.array(blogPostSchema);
export const blogTagsSchema = z.array(blogTagSchema);
