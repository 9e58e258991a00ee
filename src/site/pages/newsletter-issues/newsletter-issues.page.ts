import { archivedIssuesQuery, archiveQuery } from '#features/newsletter/archive/archive.queries.ts';
import { newsletterIssuesPath } from '#paths.ts';
import { definePage } from '../../define-page.ts';

export const page = definePage({
  name: 'newsletter-issues',
  path: newsletterIssuesPath,
  load: () => import('./newsletter-issues-screen.tsx'),
  subject: () => archivedIssuesQuery(),
  queries: () => [archiveQuery()],
  filledIn: () => archiveQuery(),
});
