import { sessionQuery } from '#features/auth/auth.queries.ts';
import { AskedPayments } from '#features/payments/requests/admin/asked-payments.tsx';
import { allowedRequests } from '#features/payments/requests/requests.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { askedPaymentsPath, bankStatementPath, orderPath, ordersPath, personPath } from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';
import { screen } from './asked-payments.screen.ts';

export function Screen() {
  const t = useTexts(screen.title);
  const roles = useQuery(sessionQuery()).data?.roles ?? [];
  return (
    <AskedPayments
      title={t('title')}
      allowed={allowedRequests(roles)}
      listHref={askedPaymentsPath.href()}
      bankHref={bankStatementPath.href()}
      ordersHref={ordersPath.href()}
      orderHref={(reference) => orderPath.href({ reference })}
      personHref={(id) => personPath.href({ id })}
    />
  );
}
