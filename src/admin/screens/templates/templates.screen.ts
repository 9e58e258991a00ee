import { startQuery } from '#features/projects/projects.queries.ts';
import { defineTexts } from '#i18n/texts.ts';
import { templatesPath } from '#paths.ts';
import { defineScreen } from '../../define-screen.ts';

export const screen = defineScreen({
  name: 'templates',
  path: templatesPath,
  title: defineTexts({
    en: { title: 'Steps of the packages' },
    pt: { title: 'Passos dos pacotes' },
  }),
  load: () => import('./templates-screen.tsx'),
  queries: () => [startQuery()],
});
