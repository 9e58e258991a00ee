import { parseAddress } from '#core/site-address.ts';
import { companyQuery } from '#features/company/company.queries.ts';
import type { Language } from '#i18n/language.ts';
import { QueryClient, type ReadUrl } from '#query/query-client.ts';
import type { HeadText } from './define-page.ts';
import { headTextOf } from './page-head.ts';
import { matchPage } from './site-map.ts';

/** What the picture of a shared link is drawn from. */
export type ShareHead = {
  page: string;
  language: Language;
  brand: string;
  head: HeadText;
  /** The address of the picture of what the page is about; null if it has none. */
  imageUrl: string | null;
};

/** Returns what a page says of itself when it is shared, or null for a page that is not indexed. */
export async function readShareHead(pathname: string, readUrl: ReadUrl): Promise<ShareHead | null> {
  const address = parseAddress(pathname);
  const { page, params } = matchPage(address);
  if (page.personal || page.status) return null;
  const client = new QueryClient(readUrl);
  const subject = page.subject?.({ params, search: new URLSearchParams() });
  await Promise.all(
    [companyQuery(), ...(subject ? [subject] : [])].map((query) => client.prefetchQuery(query)),
  );
  const language = address.prefix === '/pt' ? 'pt' : 'en';
  const head = headTextOf(client, { address, page, params }, language);
  if (!head) return null;
  const about = subject && (client.getQueryData(subject) as { imageUrl?: string } | undefined);
  return {
    ...{ page: page.name, language, head },
    brand: client.getQueryData(companyQuery())?.brand ?? '',
    imageUrl: about?.imageUrl ?? null,
  };
}
