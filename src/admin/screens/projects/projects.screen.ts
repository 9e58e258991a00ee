import { projectFilterOf, projectsQuery } from '#features/projects/projects.queries.ts';
import { defineTexts } from '#i18n/texts.ts';
import { projectsPath } from '#paths.ts';
import { defineScreen } from '../../define-screen.ts';

export const screen = defineScreen({
  name: 'projects',
  path: projectsPath,
  title: defineTexts({ en: { title: 'Projects' }, pt: { title: 'Projetos' } }),
  load: () => import('./projects-screen.tsx'),
  queries: (_, search) => [projectsQuery(projectFilterOf(search.get('state')))],
});
