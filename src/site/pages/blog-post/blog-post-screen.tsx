import { mayRetry } from '#core/call-failure.ts';
import { blogPostQuery } from '#features/blog/blog.queries.ts';
import { blogPostTexts } from '#features/blog/post/blog-post.texts.ts';
import { PostArticle } from '#features/blog/post/components/post-article.tsx';
import { RelatedPosts } from '#features/blog/post/components/related-posts.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { blogPath, type blogPostPath } from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';
import { ReloadButton } from '#ui/controls/reload-button.tsx';
import { ArticleSkeleton } from '#ui/feedback/article-skeleton.tsx';
import { StatePanel } from '#ui/feedback/state-panel.tsx';
import { BackLink } from '#ui/layout/article-head.tsx';
import type { ScreenProps } from '../../define-page.ts';
import '../../layout/list-page.css';

export function Screen({ params: { slug } }: ScreenProps<typeof blogPostPath>) {
  const t = useTexts(blogPostTexts);
  const { data: post, isPending, error } = useQuery(blogPostQuery(slug));
  if (post)
    return (
      <>
        <PostArticle post={post} />
        <RelatedPosts post={post} />
      </>
    );
  const back = <BackLink to={blogPath.href()}>{t('back')}</BackLink>;
  if (isPending) return <ArticleSkeleton back={back} label={t('loading')} />;
  return (
    <div className="wrap page-state">
      <StatePanel
        kind="empty"
        headingLevel={1}
        title={t('notFound')}
        action={
          <>
            {mayRetry(error) ? <ReloadButton /> : null}
            {back}
          </>
        }
      >
        {t('notFoundHint')}
      </StatePanel>
    </div>
  );
}
