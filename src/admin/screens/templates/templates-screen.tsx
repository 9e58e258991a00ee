import { TemplatesView } from '#features/projects/desk/admin/templates-view.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { projectsPath } from '#paths.ts';
import { screen } from './templates.screen.ts';

export function Screen() {
  const t = useTexts(screen.title);
  return <TemplatesView title={t('title')} listHref={projectsPath.href()} />;
}
