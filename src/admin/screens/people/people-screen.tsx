import { PeopleList } from '#features/people/admin/people-list.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { peoplePath, personPath } from '#paths.ts';
import { screen } from './people.screen.ts';

export function Screen() {
  const t = useTexts(screen.title);
  return (
    <PeopleList
      title={t('title')}
      listHref={peoplePath.href()}
      hrefOf={(id) => personPath.href({ id })}
    />
  );
}
