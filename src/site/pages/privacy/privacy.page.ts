import { legalSentencesQuery } from '#features/legal/legal-sentences.ts';
import { privacyPath } from '#paths.ts';
import { definePage } from '../../define-page.ts';

export const page = definePage({
  name: 'privacy',
  path: privacyPath,
  load: () => import('./privacy-screen.tsx'),
  queries: () => [legalSentencesQuery()],
});
