import { sessionQuery } from '#features/auth/auth.queries.ts';
import { QuoteRecord } from '#features/quotes/desk/admin/quote-record.tsx';
import { mayWriteQuotes } from '#features/quotes/quotes.ts';
import {
  askedPaymentsPath,
  personPath,
  projectPath,
  type quotePath,
  quotesPath,
  writePath,
  writeQuotePath,
} from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';
import type { ScreenProps } from '../../define-screen.ts';

const query = (given: Record<string, string>) => `?${new URLSearchParams(given)}`;

export function Screen({ params: { id } }: ScreenProps<typeof quotePath>) {
  const roles = useQuery(sessionQuery()).data?.roles ?? [];
  return (
    <QuoteRecord
      key={id}
      id={id}
      mayWrite={mayWriteQuotes(roles)}
      listHref={quotesPath.href()}
      changeHref={(change) => writeQuotePath.href() + query({ change })}
      copyHref={(copy) => writeQuotePath.href() + query({ copy })}
      personHref={(person) => personPath.href({ id: person })}
      projectHref={(project) => projectPath.href({ id: project })}
      requestHref={(request) => askedPaymentsPath.href() + query({ request })}
      letterHref={(person) => writePath.href() + query({ person })}
    />
  );
}
