import { sessionQuery } from '#features/auth/auth.queries.ts';
import { allowedRequests } from '#features/payments/requests/requests.ts';
import { ProjectView } from '#features/projects/desk/admin/project-view.tsx';
import { orderPath, personPath, type projectPath, projectsPath } from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';
import { LatePart } from '#ui/admin/late-part.tsx';
import type { ScreenProps } from '../../define-screen.ts';

const loadPayments = () =>
  import('#features/payments/requests/admin/payment-requests.tsx').then(
    (part) => part.PaymentRequests,
  );

export function Screen({ params: { id } }: ScreenProps<typeof projectPath>) {
  const roles = useQuery(sessionQuery()).data?.roles ?? [];
  const orderHref = (reference: string) => orderPath.href({ reference });
  return (
    <ProjectView
      id={id}
      listHref={projectsPath.href()}
      personHref={(person) => personPath.href({ id: person })}
      orderHref={orderHref}
      renderPayments={() => (
        <LatePart
          load={loadPayments}
          of={{
            about: { kind: 'project' as const, id },
            allowed: allowedRequests(roles),
            orderHref,
          }}
        />
      )}
    />
  );
}
