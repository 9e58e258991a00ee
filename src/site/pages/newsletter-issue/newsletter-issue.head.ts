import { archivedIssueQuery } from '#features/newsletter/archive/archive.queries.ts';
import { issueWords } from '#features/newsletter/archive/archive.ts';
import type { newsletterIssuePath } from '#paths.ts';
import type { HeadReader } from '../../define-page.ts';

export const head: HeadReader<typeof newsletterIssuePath> = ({ params, language, read }) => {
  const issue = read(archivedIssueQuery(params.slug));
  const words = issue && issueWords(issue, language);
  if (!words) return undefined;
  return {
    title: words.title,
    description: words.summary,
    publishedAt: issue.createdAt,
    noindex: issue.noindex,
    ...(issue.languages.length === 1 && { onlyIn: language }),
  };
};
