import { contentTexts } from '#features/content/admin/content-admin.texts.ts';
import { ExportPanel } from '#features/content-transfer/admin/export-panel.tsx';
import { ImportPanel } from '#features/content-transfer/admin/import-panel.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { PageHeading } from '#ui/admin/layout/page-heading.tsx';
import { ContentCrumb } from '../content/content-crumb.tsx';
import { screen } from './content-transfer.screen.ts';

export function Screen() {
  const t = useTexts(screen.title);
  const kinds = useTexts(contentTexts);
  return (
    <>
      <PageHeading title={t('title')} above={<ContentCrumb />} />
      <ImportPanel kindName={(kind) => kinds(kind as 'posts')} />
      <ExportPanel />
    </>
  );
}
