import { legalSentencesQuery } from '#features/legal/legal.queries.ts';
import { definePage } from '../../define-page.ts';
import { termsPath } from './terms.path.ts';

export const page = definePage({
  name: 'terms',
  path: termsPath,
  load: () => import('./terms-screen.tsx'),
  queries: () => [legalSentencesQuery()],
});
