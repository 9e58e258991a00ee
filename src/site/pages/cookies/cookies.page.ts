import { legalSentencesQuery } from '#features/legal/legal-sentences.ts';
import { cookiesPath } from '#paths.ts';
import { definePage } from '../../define-page.ts';

export const page = definePage({
  name: 'cookies',
  path: cookiesPath,
  load: () => import('./cookies-screen.tsx'),
  queries: () => [legalSentencesQuery()],
});
