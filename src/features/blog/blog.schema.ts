import * as z from 'zod/mini';
import { pictureSchema } from '#core/picture.schema.ts';

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

/** `content` is plain text with a blank line between paragraphs. */
export const blogPostSchema = z.strictObject({
  ...card,
  content: z.string(),
  contentPt: z.optional(z.string()),
});

export const blogTagSchema = z.strictObject({ tag: z.string(), tagPt: z.optional(z.string()) });

export const blogPostCardsSchema = z.array(blogPostCardSchema);
export const blogPostsSchema = z.array(blogPostSchema);
export const blogTagsSchema = z.array(blogTagSchema);
