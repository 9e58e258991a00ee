import { ProjectView } from '#features/projects/desk/admin/project-view.tsx';
import { orderPath, personPath, type projectPath, projectsPath } from '#paths.ts';
import type { ScreenProps } from '../../define-screen.ts';

export function Screen({ params: { id } }: ScreenProps<typeof projectPath>) {
  return (
    <ProjectView
      id={id}
      listHref={projectsPath.href()}
      personHref={(person) => personPath.href({ id: person })}
      orderHref={(reference) => orderPath.href({ reference })}
    />
  );
}
