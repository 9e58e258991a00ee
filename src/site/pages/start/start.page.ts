import { servicePackagesQuery } from '#features/catalog/catalog.ts';
import { pageWordsQuery } from '#features/page-words/page-words.ts';
import { setupCostsQuery } from '#features/setup-guide/setup-guide.queries.ts';
import { startPath } from '#paths.ts';
import { definePage } from '../../define-page.ts';

export const page = definePage({
  name: 'start',
  path: startPath,
  load: () => import('./start-screen.tsx'),
  queries: () => [setupCostsQuery(), servicePackagesQuery(), pageWordsQuery('start')],
  search: ['form', 'home', 'shop', 'when'],
});
