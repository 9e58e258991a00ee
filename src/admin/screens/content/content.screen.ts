import { contentListQuery } from '#features/content/content.queries.ts';
import { defineTexts } from '#i18n/texts.ts';
import { contentPath } from '#paths.ts';
import { defineScreen } from '../../define-screen.ts';

export const screen = defineScreen({
  name: 'content',
  path: contentPath,
  load: () => import('./content-screen.tsx'),
  title: defineTexts({ en: { title: 'Content' }, pt: { title: 'Conteúdos' } }),
  queries: (_, search) => [contentListQuery(search.get('kind') ?? 'posts', String(search))],
});
