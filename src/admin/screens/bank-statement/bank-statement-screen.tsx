import { BankStatementView } from '#features/payments/statements/admin/bank-statement.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { askedPaymentsPath, orderPath } from '#paths.ts';
import { screen } from './bank-statement.screen.ts';

export function Screen() {
  const t = useTexts(screen.title);
  return (
    <BankStatementView
      title={t('title')}
      askedHref={askedPaymentsPath.href()}
      requestHref={(id) => `${askedPaymentsPath.href()}?${new URLSearchParams({ request: id })}`}
      orderHref={(reference) => orderPath.href({ reference })}
    />
  );
}
