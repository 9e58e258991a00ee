import {
  archivedIssueQuery,
  archivedIssuesQuery,
} from '#features/newsletter/archive/archive.queries.ts';
import { newsletterIssuePath } from '#paths.ts';
import { definePage } from '../../define-page.ts';

export const page = definePage({
  name: 'newsletter-issue',
  path: newsletterIssuePath,
  load: () => import('./newsletter-issue-screen.tsx'),
  listed: () => archivedIssuesQuery(),
  subject: ({ params }) => archivedIssueQuery(params.slug),
});
