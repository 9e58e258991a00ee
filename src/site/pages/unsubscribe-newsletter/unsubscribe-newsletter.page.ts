import { blogTagsQuery } from '#features/blog/blog.queries.ts';
import { subscriptionQuery } from '#features/newsletter/newsletter.queries.ts';
import { unsubscribeNewsletterPath } from '#paths.ts';
import { definePage } from '../../define-page.ts';

export const page = definePage({
  name: 'unsubscribe-newsletter',
  path: unsubscribeNewsletterPath,
  load: () => import('./unsubscribe-newsletter-screen.tsx'),
  subject: ({ params }) => subscriptionQuery(params.token),
  queries: () => [blogTagsQuery()],
  personal: true,
});
