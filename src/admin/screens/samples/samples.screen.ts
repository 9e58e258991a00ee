import { samplesQuery } from '#features/content/content.queries.ts';
import { defineTexts } from '#i18n/texts.ts';
import { samplesPath } from '#paths.ts';
import { defineScreen } from '../../define-screen.ts';

export const screen = defineScreen({
  name: 'samples',
  path: samplesPath,
  load: () => import('./samples-screen.tsx'),
  title: defineTexts({ en: { title: 'Samples' }, pt: { title: 'Exemplos' } }),
  queries: () => [samplesQuery()],
});
