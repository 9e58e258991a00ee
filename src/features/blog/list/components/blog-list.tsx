import { useLanguage } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { blogTagsQuery } from '../../blog.queries.ts';
import {
  blogListQuery,
  featuredPostsQuery,
  hasOwnFeatured,
  isUnwritten,
  tagsToOffer,
} from '../blog-list.ts';
import { UnwrittenBlog } from './blog-list-states.tsx';
import { BlogResults } from './blog-results.tsx';
import { BlogTools } from './blog-tools.tsx';
import { useBlogFilter } from './use-blog-filter.ts';

/** The posts of the site, filtered by search, access and tag. */
export function BlogList() {
  const state = useBlogFilter();
  const { filter } = state;
  const { language } = useLanguage();
  const { data: tags } = useQuery(blogTagsQuery());
  const { data: posts } = useQuery(blogListQuery(filter));
  const { data: featured } = useQuery({
    ...featuredPostsQuery(filter),
    enabled: hasOwnFeatured(filter),
  });
  const shown = [...(featured ?? []), ...(posts ?? [])];
  // There is nothing to filter yet.
  if (isUnwritten(posts, filter)) return <UnwrittenBlog />;
  return (
    <>
      <BlogTools state={state} tags={tagsToOffer(tags ?? [], shown, filter.tag, language)} />
      <BlogResults key={String(filter.premium)} filter={filter} onClear={state.clear} />
    </>
  );
}
