import { blogTagsQuery } from '#features/blog/blog.queries.ts';
import { blogListQuery, featuredQueries, readBlogFilter } from '#features/blog/list/blog-list.ts';
import { archiveQuery } from '#features/newsletter/archive/archive.queries.ts';
import { pageWordsQuery } from '#features/page-words/page-words.ts';
import { blogPath } from '#paths.ts';
import { definePage } from '../../define-page.ts';

export const page = definePage({
  name: 'blog',
  path: blogPath,
  load: () => import('./blog-screen.tsx'),
  subject: ({ search }) => blogListQuery(readBlogFilter(search)),
  queries: ({ search }) => [
    ...featuredQueries(readBlogFilter(search)),
    blogTagsQuery(),
    pageWordsQuery('blog'),
    archiveQuery(),
  ],
  search: ['q', 'tag', 'premium', 'page'],
});
