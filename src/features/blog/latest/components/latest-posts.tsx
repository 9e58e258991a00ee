import { useTexts } from '#i18n/language-context.tsx';
import { blogPath } from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';
import { Link } from '#ui/controls/link.tsx';
import { Skeleton, SkeletonList } from '#ui/feedback/skeleton.tsx';
import { IconArrowRight } from '#ui/icons/frame-icons.tsx';
import { blogCardsQuery } from '../../blog.queries.ts';
import type { BlogPostCard } from '../../blog.ts';
import { PostRow } from '../../components/post-row.tsx';
import { latestPostsTexts } from '../latest-posts.texts.ts';
import './latest-posts.css';
import '#ui/controls/text-link.css';

/** Default number of posts shown. */
export const latestPostsLimit = 3;

/** The newest posts, and one more, which tells whether more exist. */
export function latestPostsQuery(limit = latestPostsLimit) {
  return blogCardsQuery({ limit: limit + 1 });
}

function Posts({ posts, limit }: { posts: readonly BlogPostCard[] | null; limit: number }) {
  const t = useTexts(latestPostsTexts);
  if (posts === null)
    return (
      <SkeletonList className="rows rows--loading" count={limit} label={t('loading')}>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton shape="meta" />
      </SkeletonList>
    );
  return (
    <div className="rows">
      {posts.slice(0, limit).map((post, index) => (
        <PostRow key={post.id} post={post} isLead={index === 0} />
      ))}
    </div>
  );
}

/** The latest posts, with a link to all posts if there are more. Renders nothing if there are none. */
export function LatestPosts({ limit = latestPostsLimit }: { limit?: number }) {
  const t = useTexts(latestPostsTexts);
  const { data, isPending } = useQuery(latestPostsQuery(limit));
  const posts = Array.isArray(data) ? data : null;
  if (posts?.length === 0) return null;
  return (
    <section className="section" aria-labelledby="latest-heading">
      <div className="wrap">
        <div className="head">
          <h2 id="latest-heading">{t('heading')}</h2>
          {posts && posts.length > limit ? (
            <Link className="link head__aside" to={blogPath.href()}>
              {t('all')}
              <IconArrowRight />
            </Link>
          ) : null}
        </div>
        {posts || isPending ? (
          <Posts posts={posts} limit={limit} />
        ) : (
          <p className="list-error" role="alert">
            {t('errorLoadingBlogPosts')}
          </p>
        )}
      </div>
    </section>
  );
}
