import { legalSentencesQuery } from '#features/legal/legal.queries.ts';
import { definePage } from '../../define-page.ts';
import { cookiesPath } from './cookies.path.ts';

export const page = definePage({
  name: 'cookies',
  path: cookiesPath,
  load: () => import('./cookies-screen.tsx'),
  queries: () => [legalSentencesQuery()],
});
