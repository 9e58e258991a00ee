import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Clock } from '#core/clock.ts';
import { isLookable } from '#core/fields.ts';
import { withPrefix } from '#core/site-address.ts';
import { sitePaths } from '#core/site-paths.ts';
import type { Database } from '#platform/database/database.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import { validQuery } from '#platform/http/query-params.server.ts';
import { answerContent, describeRead } from '#platform/http/read-call.server.ts';
import { blogFilterOf, blogParamSentences, blogParamsSchema } from './blog.params.server.ts';
import {
  getBlogPost,
  listBlogCards,
  listBlogPosts,
  listBlogTags,
} from './blog.repository.server.ts';
import {
  blogPostCardsSchema,
  blogPostSchema,
  blogPostsSchema,
  blogTagsSchema,
} from './blog.schema.ts';
import { shareAddress, shareNetworks } from './post/share-post.ts';

const room = 'blog';

type BlogDeps = {
  database: Database;
  clock: Clock;
  /** Public address of the site; without it, the address that was asked. */
  origin?: string;
};

export function blogApi({ database, origin }: BlogDeps) {
  return new Hono()
    .get(
      '/api/blog-posts',
      describeRead({
        summary: 'Posts, newest first',
        room,
        schema: z.union([blogPostsSchema, blogPostCardsSchema]),
        refuses: [422],
      }),
      validQuery(blogParamsSchema, blogParamSentences),
      async (context) => {
        const params = context.req.valid('query');
        const find = params.fields === 'card' ? listBlogCards : listBlogPosts;
        return answerContent(context, await database.read((db) => find(db, blogFilterOf(params))));
      },
    )
    .get(
      '/api/blog-posts/slug/:slug',
      describeRead({ summary: 'One post', room, schema: blogPostSchema, refuses: [404] }),
      async (context) => {
        const slug = context.req.param('slug');
        const post = isLookable(slug) ? await database.read((db) => getBlogPost(db, slug)) : null;
        if (post) return answerContent(context, post);
        return problem(context, { status: 404, code: 'not_found', title: 'Blog post not found' });
      },
    )
    .get('/api/blog-posts/slug/:slug/share/:network', async (context) => {
      const { slug, network: name } = context.req.param();
      const network = shareNetworks.find((known) => known === name);
      const known = network && isLookable(slug);
      const post = known ? await database.read((db) => getBlogPost(db, slug)) : null;
      if (!network || !post)
        return problem(context, { status: 404, code: 'not_found', title: 'Nothing to share' });
      const inPortuguese = context.req.query('lang') === 'pt';
      const path = withPrefix(inPortuguese ? '/pt' : '', sitePaths.blogPost(slug));
      const url = `${origin ?? new URL(context.req.url).origin}${path}`;
      const title = (inPortuguese && post.titlePt) || post.title;
      return context.redirect(shareAddress(network, { url, title }));
    })
    .get(
      '/api/blog-tags',
      describeRead({ summary: 'The tags in use, by name', room, schema: blogTagsSchema }),
      async (context) => answerContent(context, await database.read(listBlogTags)),
    );
}
