import { sessionQuery } from '#features/auth/auth.queries.ts';
import { allowedRequests } from '#features/payments/requests/requests.ts';
import { PersonCard } from '#features/people/admin/person-card.tsx';
import { mayWriteQuotes } from '#features/quotes/quotes.ts';
import {
  bookForPath,
  orderPath,
  peoplePath,
  personPath,
  projectPath,
  quotePath,
  writeQuotePath,
} from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';
import { LatePart } from '#ui/admin/late-part.tsx';
import type { ScreenProps } from '../../define-screen.ts';
import { entryHrefFor } from './entry-href.ts';

const loadWork = () =>
  import('#features/projects/desk/admin/work-panel.tsx').then((part) => part.WorkOfPerson);

const loadPayments = () =>
  import('#features/payments/requests/admin/payment-requests.tsx').then(
    (part) => part.PaymentRequests,
  );

const loadQuotes = () =>
  import('#features/quotes/desk/admin/quotes-panel.tsx').then((part) => part.QuotesOfPerson);

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
      renderWork={(person) => (
        <>
          <LatePart
            load={loadWork}
            of={{ person, hrefOf: (project: string) => projectPath.href({ id: project }) }}
            isNeeded
          />
          <LatePart
            load={loadQuotes}
            of={{
              about: { kind: 'person' as const, id: person.id },
              hrefOf: (quote: string) => quotePath.href({ id: quote }),
              writeHref: mayWriteQuotes(roles)
                ? `${writeQuotePath.href()}?${new URLSearchParams({ person: person.id })}`
                : null,
            }}
          />
          <LatePart
            load={loadPayments}
            of={{
              about: { kind: 'person' as const, id: person.id },
              allowed: allowedRequests(roles),
              orderHref: (reference: string) => orderPath.href({ reference }),
            }}
          />
        </>
      )}
      hrefOf={(other) => personPath.href({ id: other })}
    />
  );
}
