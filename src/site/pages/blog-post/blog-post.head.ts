import { blogPostQuery } from '#features/blog/blog.queries.ts';
import { localize } from '#i18n/localized.tsx';
import type { blogPostPath } from '#paths.ts';
import type { HeadReader } from '../../define-page.ts';

export const head: HeadReader<typeof blogPostPath> = ({ params, language, read }) => {
  const post = read(blogPostQuery(params.slug));
  return (
    post && {
      title: localize(language, post.title, post.titlePt).text,
      description: localize(language, post.summary, post.summaryPt).text,
      publishedAt: post.createdAt,
    }
  );
};
