import { sessionQuery } from '#features/auth/auth.queries.ts';
import { PeopleList } from '#features/people/admin/people-list.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { peoplePath, personPath } from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';
import { screen } from './people.screen.ts';

export function Screen() {
  const t = useTexts(screen.title);
  const roles = useQuery(sessionQuery()).data?.roles ?? [];
  return (
    <PeopleList
      title={t('title')}
      listHref={peoplePath.href()}
      hrefOf={(id) => personPath.href({ id })}
      mayExport={roles.includes('owner')}
    />
  );
}
