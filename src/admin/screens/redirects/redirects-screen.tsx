import { RedirectsList } from '#features/content/lists/admin/redirects-list.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { ContentCrumb } from '../content/content-crumb.tsx';
import { screen } from './redirects.screen.ts';

export function Screen() {
  const t = useTexts(screen.title);
  return <RedirectsList title={t('title')} above={<ContentCrumb />} />;
}
