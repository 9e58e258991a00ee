import {
  blogCardsQuery,
  blogPostQuery,
  blogTagsQuery,
  relatedPostsQuery,
} from '#features/blog/blog.queries.ts';
import { blogPostPath } from '#paths.ts';
import { definePage } from '../../define-page.ts';

export const page = definePage({
  name: 'blog-post',
  path: blogPostPath,
  load: () => import('./blog-post-screen.tsx'),
  listed: () => blogCardsQuery(),
  subject: ({ params }) => blogPostQuery(params.slug),
  queries: ({ params }) => [relatedPostsQuery(params.slug), blogTagsQuery()],
});
