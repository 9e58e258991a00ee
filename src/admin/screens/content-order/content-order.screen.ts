import { siteOrderQuery } from '#features/content/content.queries.ts';
import { defineTexts } from '#i18n/texts.ts';
import { contentOrderPath } from '#paths.ts';
import { defineScreen } from '../../define-screen.ts';

export const screen = defineScreen({
  name: 'content-order',
  path: contentOrderPath,
  load: () => import('./content-order-screen.tsx'),
  title: defineTexts({ en: { title: 'Order on the site' }, pt: { title: 'Ordem no site' } }),
  queries: ({ kind }) => [siteOrderQuery(kind)],
});
