import { filesQuery } from '#features/files/files.queries.ts';
import { defineTexts } from '#i18n/texts.ts';
import { filesPath } from '#paths.ts';
import { defineScreen } from '../../define-screen.ts';

export const screen = defineScreen({
  name: 'files',
  path: filesPath,
  load: () => import('./files-screen.tsx'),
  title: defineTexts({ en: { title: 'Files' }, pt: { title: 'Ficheiros' } }),
  queries: (_, search) => [filesQuery({ q: search.get('q') ?? '' })],
});
