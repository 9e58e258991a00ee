import { sessionQuery } from '#features/auth/auth.queries.ts';
import { QuotesView } from '#features/quotes/desk/admin/quotes-view.tsx';
import { mayWriteQuotes } from '#features/quotes/quotes.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { quotePath, quotesPath, writeQuotePath } from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';
import { screen } from './quotes.screen.ts';

export function Screen() {
  const t = useTexts(screen.title);
  const roles = useQuery(sessionQuery()).data?.roles ?? [];
  return (
    <QuotesView
      title={t('title')}
      mayWrite={mayWriteQuotes(roles)}
      listHref={quotesPath.href()}
      writeHref={writeQuotePath.href()}
      hrefOf={(id) => quotePath.href({ id })}
    />
  );
}
