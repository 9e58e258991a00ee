import { sitePaths } from '#core/site-paths.ts';
import { blogPostQuery } from '#features/blog/blog.queries.ts';
import { blogPostTexts } from '#features/blog/blog-post.texts.ts';
import { PostArticle } from '#features/blog/components/post-article.tsx';
import { PostSkeleton } from '#features/blog/components/post-skeleton.tsx';
import { RelatedPosts } from '#features/blog/components/related-posts.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { BackLink } from '#ui/article-head.tsx';
import { StatePanel } from '#ui/state-panel.tsx';
import type { ScreenProps } from '../route.ts';
import './list-page.css';

export function BlogPostScreen({ params: { slug = '' } }: ScreenProps) {
  const t = useTexts(blogPostTexts);
  const { data: post, isPending } = useQuery({ ...blogPostQuery(slug), enabled: slug !== '' });
  if (post)
    return (
      <>
        <PostArticle post={post} />
        <RelatedPosts post={post} />
      </>
    );
  return (
    <div className="wrap page-state">
      {isPending && slug !== '' ? (
        <PostSkeleton />
      ) : (
        <StatePanel
          kind="empty"
          headingLevel={1}
          title={t('notFound')}
          action={<BackLink to={sitePaths.blog}>{t('back')}</BackLink>}
        >
          {t('notFoundHint')}
        </StatePanel>
      )}
    </div>
  );
}
