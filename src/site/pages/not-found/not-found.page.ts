import { definePath } from '#core/page-path.ts';
import { definePage } from '../../define-page.ts';

/** The fallback for every address that no other page matches. */
export const page = definePage({
  name: 'not-found',
  path: definePath('*'),
  load: () => import('./not-found-screen.tsx'),
  status: 404,
});
