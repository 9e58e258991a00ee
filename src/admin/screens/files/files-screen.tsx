import { LibraryView } from '#features/files/admin/library-view.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { contentRecordPath } from '#paths.ts';
import { screen } from './files.screen.ts';

export function Screen() {
  const t = useTexts(screen.title);
  return <LibraryView title={t('title')} recordHref={(record) => contentRecordPath.href(record)} />;
}
