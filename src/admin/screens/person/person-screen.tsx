import { sessionQuery } from '#features/auth/auth.queries.ts';
import { PersonCard } from '#features/people/admin/person-card.tsx';
import { bookForPath, peoplePath, personPath } from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';
import type { ScreenProps } from '../../define-screen.ts';
import { entryHrefFor } from './entry-href.ts';

export function Screen({ params: { id } }: ScreenProps<typeof personPath>) {
  const roles = useQuery(sessionQuery()).data?.roles ?? [];
  const isOwner = roles.includes('owner');
  return (
    <PersonCard
      id={id}
      allowed={{ change: isOwner || roles.includes('staff'), erase: isOwner }}
      listHref={peoplePath.href()}
      bookHref={`${bookForPath.href()}?${new URLSearchParams({ person: id })}`}
      entryHref={entryHrefFor(roles)}
      hrefOf={(other) => personPath.href({ id: other })}
    />
  );
}
