import { sessionQuery } from '#features/auth/auth.queries.ts';
import { SamplesList } from '#features/content/lists/admin/samples-list.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { ContentCrumb } from '../content/content-crumb.tsx';
import { screen } from './samples.screen.ts';

export function Screen() {
  const t = useTexts(screen.title);
  const roles = useQuery(sessionQuery()).data?.roles ?? [];
  return (
    <SamplesList title={t('title')} above={<ContentCrumb />} mayRemove={roles.includes('owner')} />
  );
}
