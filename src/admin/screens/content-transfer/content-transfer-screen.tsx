import { contentTexts } from '#features/content/admin/content-admin.texts.ts';
import { transferTexts } from '#features/content-transfer/admin/content-transfer-admin.texts.ts';
import { ExportPanel } from '#features/content-transfer/admin/export-panel.tsx';
import { ImportPanel } from '#features/content-transfer/admin/import-panel.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { PageHeading } from '#ui/admin/layout/page-heading.tsx';
import { Link } from '#ui/controls/link.tsx';
import { IconArrowLeft } from '#ui/icons/icons.tsx';
import { contentPath } from '../content/content.path.ts';
import { screen } from './content-transfer.screen.ts';

export function Screen() {
  const t = useTexts(screen.title);
  const parts = useTexts(transferTexts);
  const kinds = useTexts(contentTexts);
  return (
    <>
      <PageHeading
        title={t('title')}
        above={
          <Link className="crumb" to={contentPath.href()}>
            <IconArrowLeft />
            {parts('back')}
          </Link>
        }
      />
      <ImportPanel kindName={(kind) => kinds(kind as 'posts')} />
      <ExportPanel />
    </>
  );
}
