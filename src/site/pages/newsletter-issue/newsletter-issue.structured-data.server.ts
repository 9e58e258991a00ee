import { archivedIssueQuery } from '#features/newsletter/archive/archive.queries.ts';
import { issueWords } from '#features/newsletter/archive/archive.ts';
import { htmlLangOf } from '#i18n/language.ts';
import { newsletterIssuePath } from '#paths.ts';
import type { DataReader } from '../../structured-data/page-data.ts';

export const structuredData: DataReader<typeof newsletterIssuePath> = (context) => {
  const { params, language, read, pageUrl, company } = context;
  const issue = read(archivedIssueQuery(params.slug));
  const words = issue && issueWords(issue, language);
  if (!words) return {};
  const url = pageUrl(newsletterIssuePath.href({ slug: issue.slug }));
  return {
    main: {
      '@type': 'Article',
      '@id': `${url}#issue`,
      url,
      headline: words.title,
      description: words.summary,
      inLanguage: htmlLangOf[language],
      datePublished: issue.createdAt,
      author: company,
      publisher: company,
    },
  };
};
