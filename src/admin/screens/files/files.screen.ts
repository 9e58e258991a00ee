import { filesQuery } from '#features/files/files.queries.ts';
import { defineTexts } from '#i18n/texts.ts';
import { defineScreen } from '../../define-screen.ts';
import { filesPath } from './files.path.ts';

export const screen = defineScreen({
  name: 'files',
  path: filesPath,
  load: () => import('./files-screen.tsx'),
  title: defineTexts({ en: { title: 'Files' }, pt: { title: 'Ficheiros' } }),
  queries: (_, search) => [filesQuery({ q: search.get('q') ?? '' })],
});
