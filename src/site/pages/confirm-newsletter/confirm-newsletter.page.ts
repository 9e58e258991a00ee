import { blogCardsQuery } from '#features/blog/blog.queries.ts';
import { archiveQuery } from '#features/newsletter/archive/archive.queries.ts';
import { confirmationLinkQuery } from '#features/newsletter/newsletter.queries.ts';
import { confirmNewsletterPath } from '#paths.ts';
import { definePage } from '../../define-page.ts';

export const page = definePage({
  name: 'confirm-newsletter',
  path: confirmNewsletterPath,
  load: () => import('./confirm-newsletter-screen.tsx'),
  subject: ({ params }) => confirmationLinkQuery(params.token),
  queries: () => [blogCardsQuery({ limit: 3 }), archiveQuery()],
  personal: true,
});
