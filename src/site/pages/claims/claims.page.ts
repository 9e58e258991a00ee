import { legalSentencesQuery } from '#features/legal/legal-sentences.ts';
import { claimsPath } from '#paths.ts';
import { definePage } from '../../define-page.ts';

export const page = definePage({
  name: 'claims',
  path: claimsPath,
  load: () => import('./claims-screen.tsx'),
  queries: () => [legalSentencesQuery()],
});
