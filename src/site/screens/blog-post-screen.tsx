import { sitePaths } from '#core/site-paths.ts';
import { blogPostQuery } from '#features/blog/blog.queries.ts';
import { PostSkeleton } from '#features/blog/list/components/post-skeleton.tsx';
import { blogPostTexts } from '#features/blog/post/blog-post.texts.ts';
import { PostArticle } from '#features/blog/post/components/post-article.tsx';
import { RelatedPosts } from '#features/blog/post/components/related-posts.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { StatePanel } from '#ui/feedback/state-panel.tsx';
import { BackLink } from '#ui/layout/article-head.tsx';
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
