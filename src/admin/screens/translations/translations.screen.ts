import { translationsQuery } from '#features/content/content.queries.ts';
import { defineTexts } from '#i18n/texts.ts';
import { translationsPath } from '#paths.ts';
import { defineScreen } from '../../define-screen.ts';

export const screen = defineScreen({
  name: 'translations',
  path: translationsPath,
  load: () => import('./translations-screen.tsx'),
  title: defineTexts({ en: { title: 'Translations' }, pt: { title: 'Traduções' } }),
  queries: (_, search) => [translationsQuery({ kind: search.get('kind') ?? '' })],
});
