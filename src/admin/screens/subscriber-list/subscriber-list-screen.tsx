import { listImportTexts } from '#features/newsletter/importing/admin/list-import.texts.ts';
import { ListImport } from '#features/newsletter/importing/admin/list-import.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { subscribersPath } from '#paths.ts';
import { PageHeading } from '#ui/admin/layout/page-heading.tsx';
import { Link } from '#ui/controls/link.tsx';
import { IconArrowLeft } from '#ui/icons/icons.tsx';
import { screen } from './subscriber-list.screen.ts';

export function Screen() {
  const t = useTexts(screen.title);
  const words = useTexts(listImportTexts);
  const above = (
    <Link className="crumb" to={subscribersPath.href()}>
      <IconArrowLeft />
      {words('list')}
    </Link>
  );
  return (
    <>
      <PageHeading title={t('title')} above={above} />
      <ListImport listHref={subscribersPath.href()} />
    </>
  );
}
