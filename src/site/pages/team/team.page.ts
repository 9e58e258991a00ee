import { teamQuery } from '#features/authors/authors.ts';
import { pageWordsQuery } from '#features/page-words/page-words.ts';
import { teamPath } from '#paths.ts';
import { definePage } from '../../define-page.ts';

export const page = definePage({
  name: 'team',
  path: teamPath,
  load: () => import('./team-screen.tsx'),
  queries: () => [teamQuery(), pageWordsQuery('team')],
});
