import { legalSentencesQuery } from '#features/legal/legal.queries.ts';
import { definePage } from '../../define-page.ts';
import { privacyPath } from './privacy.path.ts';

export const page = definePage({
  name: 'privacy',
  path: privacyPath,
  load: () => import('./privacy-screen.tsx'),
  queries: () => [legalSentencesQuery()],
});
