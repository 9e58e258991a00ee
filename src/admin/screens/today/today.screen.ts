import { todayQuery } from '#features/today/today.queries.ts';
import { defineTexts } from '#i18n/texts.ts';
import { todayPath } from '#paths.ts';
import { defineScreen } from '../../define-screen.ts';

export const screen = defineScreen({
  name: 'today',
  path: todayPath,
  title: defineTexts({ en: { title: 'Today' }, pt: { title: 'Hoje' } }),
  queries: () => [todayQuery()],
  load: () => import('./today-screen.tsx'),
});
