import { legalSentencesQuery } from '#features/legal/legal.queries.ts';
import { definePage } from '../../define-page.ts';
import { claimsPath } from './claims.path.ts';

export const page = definePage({
  name: 'claims',
  path: claimsPath,
  load: () => import('./claims-screen.tsx'),
  queries: () => [legalSentencesQuery()],
});
