import { campaignQuery } from '#features/newsletter/campaigns/campaigns.queries.ts';
import { defineTexts } from '#i18n/texts.ts';
import { issuePath } from '#paths.ts';
import { defineScreen } from '../../define-screen.ts';

export const screen = defineScreen({
  name: 'issue',
  path: issuePath,
  title: defineTexts({ en: { title: 'Issue' }, pt: { title: 'Edição' } }),
  load: () => import('./issue-screen.tsx'),
  queries: ({ id }) => [campaignQuery(id)],
});
