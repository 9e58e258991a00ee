import { archivedIssuesQuery } from '#features/newsletter/archive/archive.queries.ts';
import { newsletterIssuePath, newsletterIssuesPath } from '#paths.ts';
import { type DataReader, itemList } from '../../structured-data/page-data.ts';

export const structuredData: DataReader<typeof newsletterIssuesPath> = (context) => {
  const { language, pageUrl, read } = context;
  const shown = (read(archivedIssuesQuery()) ?? []).filter(({ languages }) =>
    languages.includes(language),
  );
  const urls = shown.map(({ slug }) => pageUrl(newsletterIssuePath.href({ slug })));
  return {
    type: 'CollectionPage',
    ...(urls.length > 0 && {
      main: itemList(`${pageUrl(newsletterIssuesPath.href())}#issues`, urls),
    }),
  };
};
