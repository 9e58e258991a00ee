import { subscriptionQuery } from '#features/newsletter/newsletter.queries.ts';
import { definePage } from '../../define-page.ts';
import { unsubscribeNewsletterPath } from './unsubscribe-newsletter.path.ts';

export const page = definePage({
  name: 'unsubscribe-newsletter',
  path: unsubscribeNewsletterPath,
  load: async () =>
    (await import('./unsubscribe-newsletter-screen.tsx')).UnsubscribeNewsletterScreen,
  subject: ({ params }) => subscriptionQuery(params.token),
  personal: true,
});
