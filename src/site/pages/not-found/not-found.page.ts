import { definePath } from '#core/page-path.ts';
import { definePage } from '../../define-page.ts';

/** Stands for every address that no other page has. */
export const page = definePage({
  name: 'not-found',
  path: definePath('*'),
  load: () => import('./not-found-screen.tsx'),
  status: 404,
});
