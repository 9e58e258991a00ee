import { sessionQuery } from '#features/auth/auth.queries.ts';
import { allowedRequests } from '#features/payments/requests/requests.ts';
import { ProjectView } from '#features/projects/desk/admin/project-view.tsx';
import {
  askedPaymentsPath,
  orderPath,
  personPath,
  type projectPath,
  projectsPath,
  quotePath,
  writeQuotePath,
} from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';
import { LatePart } from '#ui/admin/late-part.tsx';
import type { ScreenProps } from '../../define-screen.ts';

const loadPayments = () =>
  import('#features/payments/requests/admin/payment-requests.tsx').then(
    (part) => part.PaymentRequests,
  );

const loadQuotes = () =>
  import('#features/quotes/desk/admin/quotes-panel.tsx').then((part) => part.QuoteOfProject);

export function Screen({ params: { id } }: ScreenProps<typeof projectPath>) {
  const roles = useQuery(sessionQuery()).data?.roles ?? [];
  const orderHref = (reference: string) => orderPath.href({ reference });
  return (
    <ProjectView
      id={id}
      listHref={projectsPath.href()}
      personHref={(person) => personPath.href({ id: person })}
      orderHref={orderHref}
      quoteHref={(person) => `${writeQuotePath.href()}?${new URLSearchParams({ person })}`}
      renderPayments={() => (
        <>
          <LatePart
            load={loadQuotes}
            of={{
              about: { kind: 'project' as const, id },
              hrefOf: (quote: string) => quotePath.href({ id: quote }),
              requestHref: (request: string) =>
                `${askedPaymentsPath.href()}?${new URLSearchParams({ request })}`,
            }}
          />
          <LatePart
            load={loadPayments}
            of={{
              about: { kind: 'project' as const, id },
              allowed: allowedRequests(roles),
              orderHref,
            }}
          />
        </>
      )}
    />
  );
}
