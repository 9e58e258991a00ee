import { legalSentencesQuery } from '#features/legal/legal-sentences.ts';
import { termsPath } from '#paths.ts';
import { definePage } from '../../define-page.ts';

export const page = definePage({
  name: 'terms',
  path: termsPath,
  load: () => import('./terms-screen.tsx'),
  queries: () => [legalSentencesQuery()],
});
