import { samplesQuery } from '#features/content/content.queries.ts';
import { defineTexts } from '#i18n/texts.ts';
import { defineScreen } from '../../define-screen.ts';
import { samplesPath } from './samples.path.ts';

export const screen = defineScreen({
  name: 'samples',
  path: samplesPath,
  load: () => import('./samples-screen.tsx'),
  title: defineTexts({ en: { title: 'Samples' }, pt: { title: 'Exemplos' } }),
  queries: () => [samplesQuery()],
});
