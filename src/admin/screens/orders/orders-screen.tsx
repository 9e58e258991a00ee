import { sessionQuery } from '#features/auth/auth.queries.ts';
import { OrdersView } from '#features/payments/desk/admin/orders-view.tsx';
import { allowedRequests } from '#features/payments/requests/requests.ts';
import { RecordNote } from '#features/people/details/admin/record-note.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { askedPaymentsPath, orderPath, ordersPath, personPath, projectPath } from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';
import { LatePart } from '#ui/admin/late-part.tsx';
import { screen } from './orders.screen.ts';

const loadWork = () =>
  import('#features/projects/desk/admin/work-from.tsx').then((part) => part.WorkFrom);

const loadPayments = () =>
  import('#features/payments/requests/admin/payment-requests.tsx').then(
    (part) => part.PaymentRequests,
  );

/** The screen of the list, and of one order beside it. */
export function Screen({ params }: { params: { reference?: string } }) {
  const t = useTexts(screen.title);
  const roles = useQuery(sessionQuery()).data?.roles ?? [];
  const isOwner = roles.includes('owner');
  const isTeam = isOwner || roles.includes('staff');
  return (
    <OrdersView
      title={t('title')}
      reference={params.reference ?? null}
      allowed={{
        write: isTeam,
        export: isOwner || roles.includes('bookkeeper'),
        refund: isOwner,
        reconcile: isOwner,
        tasks: isTeam,
      }}
      listHref={ordersPath.href()}
      askedHref={askedPaymentsPath.href()}
      orderHref={(reference) => orderPath.href({ reference })}
      personHref={(id) => personPath.href({ id })}
      renderNote={({ reference, personId, chargeCount, buyer }) => (
        <>
          <RecordNote
            personId={personId}
            record={reference}
            personHref={(id) => personPath.href({ id })}
          />
          <LatePart
            load={loadWork}
            of={{
              source: { kind: 'order', id: reference },
              name: buyer ?? '',
              isSold: true,
              hrefOf: (id: string) => projectPath.href({ id }),
            }}
            isNeeded={isTeam && chargeCount > 0}
          />
          <LatePart
            load={loadPayments}
            of={{
              about: { kind: 'order' as const, id: reference },
              allowed: allowedRequests(roles),
              orderHref: (other: string) => orderPath.href({ reference: other }),
            }}
            isNeeded={personId !== null}
          />
        </>
      )}
    />
  );
}
