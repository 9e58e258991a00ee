import {
  blogCardsQuery,
  blogPostQuery,
  blogTagsQuery,
  relatedPostsQuery,
} from '#features/blog/blog.queries.ts';
import { definePage } from '../../define-page.ts';
import { blogPostPath } from './blog-post.path.ts';

export const page = definePage({
  name: 'blog-post',
  path: blogPostPath,
  load: () => import('./blog-post-screen.tsx'),
  listed: () => blogCardsQuery(),
  subject: ({ params }) => blogPostQuery(params.slug),
  queries: ({ params }) => [relatedPostsQuery(params.slug), blogTagsQuery()],
});
