import { subscriptionQuery } from '#features/newsletter/newsletter.queries.ts';
import { definePage } from '../../define-page.ts';
import { unsubscribeNewsletterPath } from './unsubscribe-newsletter.path.ts';

export const page = definePage({
  name: 'unsubscribe-newsletter',
  path: unsubscribeNewsletterPath,
  load: () => import('./unsubscribe-newsletter-screen.tsx'),
  subject: ({ params }) => subscriptionQuery(params.token),
  personal: true,
});
