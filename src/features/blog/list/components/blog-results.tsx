import { withPrefix } from '#core/site-address.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { blogPath } from '#paths.ts';
import { useDataOrPrevious } from '#query/use-data-or-previous.ts';
import { useQuery } from '#query/use-query.tsx';
import { LoadMore } from '#ui/controls/load-more.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { type PagedList, usePagedList } from '#ui/controls/use-paged-list.ts';
import { BackLink } from '#ui/layout/article-head.tsx';
import type { BlogPostCard } from '../../blog.ts';
import { PostCard } from '../../components/post-card.tsx';
import { blogListTexts } from '../blog-list.texts.ts';
import {
  type BlogListFilter,
  blogListQuery,
  blogSearch,
  featuredLimit,
  featuredPostsQuery,
  hasOwnFeatured,
  postsOnPage,
} from '../blog-list.ts';
import { EmptyBlog, FailedBlog, LoadingBlog } from './blog-list-states.tsx';
import { FeaturedPosts } from './featured-posts.tsx';
import './blog-results.css';

type ResultsProps = { filter: BlogListFilter; onClear: () => void };
type Results = {
  featured: BlogPostCard[];
  others: BlogPostCard[];
  outdated: boolean;
  more: PagedList<BlogPostCard>['more'];
};

/** Returns the posts that match the filter, `failed`, or undefined while they load. */
function useResults(filter: BlogListFilter): Results | 'failed' | undefined {
  const ownFeatured = hasOwnFeatured(filter);
  const premium = useQuery({ ...featuredPostsQuery(filter), enabled: ownFeatured });
  const { items, failed, outdated, more } = usePagedList({
    first: filter.page,
    sizeOf: (page) => postsOnPage(filter, page),
    queryOf: (page) => blogListQuery(filter, page),
  });
  const featuredCount = filter.premium && filter.page === 1 ? featuredLimit : 0;
  const featured = ownFeatured
    ? premium.data?.slice(0, featuredLimit)
    : items?.slice(0, featuredCount);
  const settled = items !== undefined && featured !== undefined && !outdated;
  // Both lists change together, so that results of two filters never mix.
  const shown = useDataOrPrevious({
    data: settled ? { featured, others: items.slice(featuredCount), more } : undefined,
    isPending: !settled,
  });
  const missing = ownFeatured && !premium.isPending && !Array.isArray(premium.data);
  if (failed || missing) return 'failed';
  return shown && { ...shown, outdated: !settled };
}

function AllArticles({ filter, others, more }: Results & { filter: BlogListFilter }) {
  const t = useTexts(blogListTexts);
  const { prefix } = useNavigation().address;
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="all-posts">
      <h2 className="blog-results__heading" id="all-posts">
        {t(filter.premium ? 'morePremiumHeading' : 'allHeading')}
      </h2>
      <div className="post-cards">
        {others.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </div>
      <LoadMore
        more={more}
        action={withPrefix(prefix, blogPath.href())}
        search={blogSearch({ ...filter, page: 1 })}
        label={t('more')}
        failure={t('failed')}
      />
    </section>
  );
}

/** The posts that match the filters: premium ones featured, the others in a grid. */
export function BlogResults({ filter, onClear }: ResultsProps) {
  const t = useTexts(blogListTexts);
  const results = useResults(filter);
  if (results === 'failed') return <FailedBlog />;
  if (!results) return <LoadingBlog />;
  const { featured, others, outdated } = results;
  const count = featured.length + others.length;
  return (
    <div className="blog-results" aria-busy={outdated || undefined}>
      <p className="sr" role="status">
        {count === 1 ? t('shownOne') : t('shown', { count })}
      </p>
      {filter.page > 1 ? (
        <BackLink to={blogPath.href() + blogSearch({ ...filter, page: filter.page - 1 })}>
          {t('newer')}
        </BackLink>
      ) : null}
      {count === 0 ? <EmptyBlog onClear={onClear} /> : null}
      <FeaturedPosts posts={featured} />
      <AllArticles filter={filter} {...results} />
    </div>
  );
}
