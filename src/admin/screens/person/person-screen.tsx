import { sessionQuery } from '#features/auth/auth.queries.ts';
import { PersonCard } from '#features/people/admin/person-card.tsx';
import { useQuery } from '#query/use-query.tsx';
import type { ScreenProps } from '../../define-screen.ts';
import { bookForPath } from '../book-for/book-for.path.ts';
import { peoplePath } from '../people/people.path.ts';
import { entryHref } from './entry-href.ts';
import { personPath } from './person.path.ts';

export function Screen({ params: { id } }: ScreenProps<typeof personPath>) {
  const roles = useQuery(sessionQuery()).data?.roles ?? [];
  const isOwner = roles.includes('owner');
  return (
    <PersonCard
      id={id}
      allowed={{ change: isOwner || roles.includes('staff'), erase: isOwner }}
      listHref={peoplePath.href()}
      bookHref={`${bookForPath.href()}?${new URLSearchParams({ person: id })}`}
      entryHref={entryHref(roles)}
      hrefOf={(other) => personPath.href({ id: other })}
    />
  );
}
