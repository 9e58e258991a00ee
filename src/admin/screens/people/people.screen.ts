import { peopleQuery, peopleViewOf } from '#features/people/people.queries.ts';
import { defineTexts } from '#i18n/texts.ts';
import { peoplePath } from '#paths.ts';
import { defineScreen } from '../../define-screen.ts';

export const screen = defineScreen({
  name: 'people',
  path: peoplePath,
  title: defineTexts({ en: { title: 'People' }, pt: { title: 'Pessoas' } }),
  load: () => import('./people-screen.tsx'),
  queries: (_, search) => [peopleQuery(peopleViewOf(search.toString()))],
});
