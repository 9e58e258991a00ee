import { blogNode } from '#features/blog/blog.structured-data.server.ts';
import {
  blogListQuery,
  featuredLimit,
  featuredQueries,
  postsOnPage,
  readBlogFilter,
} from '#features/blog/list/blog-list.ts';
import { blogPath, blogPostPath } from '#paths.ts';
import { type DataReader, itemList } from '../../structured-data/page-data.ts';
import { head } from './blog.head.ts';

export const structuredData: DataReader<typeof blogPath> = (context) => {
  const { language, pageUrl, read, search } = context;
  const filter = readBlogFilter(search);
  const featured = featuredQueries(filter).flatMap((query) => read(query) ?? []);
  const others = read(blogListQuery(filter)) ?? [];
  const shown = [
    ...featured.slice(0, featuredLimit),
    ...others.slice(0, postsOnPage(filter, filter.page)),
  ];
  const urls = shown.map(({ slug }) => pageUrl(blogPostPath.href({ slug })));
  return {
    type: 'CollectionPage',
    main: itemList(`${pageUrl(blogPath.href())}#posts`, urls),
    nodes: [blogNode(head[language].title, context)],
  };
};
