import { personQuery } from '#features/people/people.queries.ts';
import { defineTexts } from '#i18n/texts.ts';
import { personPath } from '#paths.ts';
import { defineScreen } from '../../define-screen.ts';

export const screen = defineScreen({
  name: 'person',
  path: personPath,
  title: defineTexts({ en: { title: 'Person' }, pt: { title: 'Pessoa' } }),
  load: () => import('./person-screen.tsx'),
  queries: ({ id }) => [personQuery(id)],
});
