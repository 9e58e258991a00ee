import { campaignsQuery } from '#features/newsletter/campaigns/campaigns.queries.ts';
import { defineTexts } from '#i18n/texts.ts';
import { newsletterPath } from '#paths.ts';
import { defineScreen } from '../../define-screen.ts';

export const screen = defineScreen({
  name: 'newsletter',
  path: newsletterPath,
  title: defineTexts({ en: { title: 'Newsletter' }, pt: { title: 'Newsletter' } }),
  load: () => import('./newsletter-screen.tsx'),
  queries: () => [campaignsQuery()],
});
