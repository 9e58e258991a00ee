import { useTexts } from '#i18n/language-context.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { blogPostTexts } from '../blog-post.texts.ts';

/** The skeleton of a post. */
export function PostSkeleton() {
  const t = useTexts(blogPostTexts);
  return (
    <div className="stack" role="status" aria-label={t('loading')}>
      <Skeleton shape="meta" />
      <Skeleton shape="title" />
      <Skeleton shape="short-title" />
      <Skeleton shape="card" />
    </div>
  );
}
