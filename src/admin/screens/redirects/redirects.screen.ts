import { redirectsQuery } from '#features/content/content.queries.ts';
import { defineTexts } from '#i18n/texts.ts';
import { redirectsPath } from '#paths.ts';
import { defineScreen } from '../../define-screen.ts';

export const screen = defineScreen({
  name: 'redirects',
  path: redirectsPath,
  load: () => import('./redirects-screen.tsx'),
  title: defineTexts({ en: { title: 'Redirects' }, pt: { title: 'Redirecionamentos' } }),
  queries: () => [redirectsQuery()],
});
