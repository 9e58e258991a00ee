import { useQuery } from '@tanstack/react-query';
import { blogPostQuery } from '#features/blog/blog.queries.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { Localized } from '#i18n/localized.tsx';
import { PageHead } from '#ui/page-head.tsx';
import type { ScreenProps } from '../route.ts';
import { siteTexts } from '../site.texts.ts';

export function BlogPostScreen({ params }: ScreenProps) {
  const t = useTexts(siteTexts);
  const { data: post } = useQuery(blogPostQuery(params.slug ?? ''));
  if (!post) return <PageHead title={t('notFoundTitle')} lead={t('notFoundDescription')} />;
  return (
    <PageHead
      title={<Localized en={post.title} pt={post.titlePt} />}
      lead={<Localized en={post.summary} pt={post.summaryPt} />}
    />
  );
}
