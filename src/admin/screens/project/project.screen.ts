import { projectQuery } from '#features/projects/projects.queries.ts';
import { defineTexts } from '#i18n/texts.ts';
import { projectPath } from '#paths.ts';
import { defineScreen } from '../../define-screen.ts';

export const screen = defineScreen({
  name: 'project',
  path: projectPath,
  title: defineTexts({ en: { title: 'Project' }, pt: { title: 'Projeto' } }),
  load: () => import('./project-screen.tsx'),
  queries: ({ id }) => [projectQuery(id)],
});
