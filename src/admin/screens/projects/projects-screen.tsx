import { ProjectsView } from '#features/projects/desk/admin/projects-view.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { projectPath, projectsPath, templatesPath } from '#paths.ts';
import { screen } from './projects.screen.ts';

export function Screen() {
  const t = useTexts(screen.title);
  return (
    <ProjectsView
      title={t('title')}
      listHref={projectsPath.href()}
      templatesHref={templatesPath.href()}
      hrefOf={(id) => projectPath.href({ id })}
    />
  );
}
