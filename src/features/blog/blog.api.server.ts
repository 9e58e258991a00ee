import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { hasNoNul } from '#core/fields.ts';
import { withPrefix } from '#core/site-address.ts';
import { blogPostPath } from '#paths.ts';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { describeCall } from '#platform/http/describe-call.server.ts';
import { defineRead, mountReads } from '#platform/http/mount-reads.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import { describeRead } from '#platform/http/read-call.server.ts';
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
import { showPost } from './post/show-post.server.ts';

const tag = 'blog';

const describeShare = describeCall({
  summary: {
    en: 'Redirects to the page of a network that shares the post',
    pt: 'Redireciona para a página de uma rede social que partilha o artigo',
  },
  tag,
  responses: {
    302: { description: { en: "To the network's page", pt: 'Para a página da rede social' } },
  },
  problems: {
    404: {
      en: 'There is no such post or network',
      pt: 'Não existe esse artigo ou essa rede social',
    },
  },
});

const postsRead = defineRead({
  path: '/api/blog-posts',
  describe: describeRead({
    summary: { en: 'Posts, newest first', pt: 'Os artigos, do mais recente para o mais antigo' },
    tag,
    schema: z.union([blogPostsSchema, blogPostCardsSchema]),
    problems: [422],
    limited: true,
  }),
  query: { schema: blogParamsSchema, messages: blogParamSentences },
  read: ({ database }, { query }) => {
    const list = query.fields === 'card' ? listBlogCards : listBlogPosts;
    return database.read((db) => list(db, blogFilterOf(query)));
  },
});

const postRead = defineRead({
  path: '/api/blog-posts/slug/:slug',
  describe: describeRead({
    summary: { en: 'One post', pt: 'Um artigo' },
    tag,
    schema: blogPostSchema,
    problems: [404],
  }),
  notFound: 'Blog post not found',
  read: async ({ database }, { params: { slug } }) =>
    hasNoNul(slug) ? database.read((db) => showPost(db, slug)) : null,
});

const tagsRead = defineRead({
  path: '/api/blog-tags',
  describe: describeRead({
    summary: { en: 'The tags in use, by name', pt: 'Os temas em uso, por nome' },
    tag,
    schema: blogTagsSchema,
  }),
  read: ({ database }) => database.read(listBlogTags),
});

export function blogApi(): Hono<ApiEnv> {
  return mountReads([postsRead, postRead, tagsRead]).get(
    '/api/blog-posts/slug/:slug/share/:network',
    describeShare,
    async (c) => {
      const { slug, network: name } = c.req.param();
      const { database, origin } = c.var.context;
      const network = shareNetworks.find((known) => known === name);
      const known = network && hasNoNul(slug);
      const post = known ? await database.read((db) => getBlogPost(db, slug)) : null;
      if (!network || !post)
        return problem(c, { status: 404, code: 'not_found', title: 'Nothing to share' });
      const inPortuguese = c.req.query('lang') === 'pt';
      const path = withPrefix(inPortuguese ? '/pt' : '', blogPostPath.href({ slug }));
      const url = `${origin}${path}`;
      const title = (inPortuguese && post.titlePt) || post.title;
      return c.redirect(shareAddress(network, { url, title }));
    },
  );
}
