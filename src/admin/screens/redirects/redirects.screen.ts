import { redirectsQuery } from '#features/content/content.queries.ts';
import { defineTexts } from '#i18n/texts.ts';
import { defineScreen } from '../../define-screen.ts';
import { redirectsPath } from './redirects.path.ts';

export const screen = defineScreen({
  name: 'redirects',
  path: redirectsPath,
  load: () => import('./redirects-screen.tsx'),
  title: defineTexts({ en: { title: 'Redirects' }, pt: { title: 'Redirecionamentos' } }),
  queries: () => [redirectsQuery()],
});
