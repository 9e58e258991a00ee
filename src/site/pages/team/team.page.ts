import { teamQuery } from '#features/authors/team.queries.ts';
import { pageWordsQuery } from '#features/page-words/page-words.queries.ts';
import { definePage } from '../../define-page.ts';
import { teamPath } from './team.path.ts';

export const page = definePage({
  name: 'team',
  path: teamPath,
  load: () => import('./team-screen.tsx'),
  queries: () => [teamQuery(), pageWordsQuery('team')],
});
