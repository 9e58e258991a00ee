import { createHash } from 'node:crypto';
import { parseAddress } from '#core/site-address.ts';
import { type Company, companyQuery } from '#features/company/company.ts';
import type { Language } from '#i18n/language.ts';
import { QueryClient, type ReadUrl } from '#query/query-client.ts';
import type { HeadText } from './define-page.ts';
import { headTextOf, type ShownPage } from './page-head.ts';
import { matchPage } from './site-map.ts';

/** What the picture of a shared link is drawn from. */
export type ShareHead = {
  page: string;
  language: Language;
  brand: string;
  /** What the owner chose; left out where that is nothing. */
  look?: Company['look'];
  head: HeadText;
  /** The address of the picture of what the page is about; null if it has none. */
  imageUrl: string | null;
};

/** Returns what a page says of itself when it is shared, from the data that is loaded. */
export function shareHeadOf(
  client: QueryClient,
  shown: ShownPage,
  language: Language,
): ShareHead | null {
  const { page, params } = shown;
  const head = headTextOf(client, shown, language);
  if (!head || head.noindex || page.personal || page.status) return null;
  const subject = page.subject?.({ params, search: new URLSearchParams() });
  const about = subject && (client.getQueryData(subject) as { imageUrl?: string } | undefined);
  return {
    page: page.name,
    language,
    head,
    brand: client.getQueryData(companyQuery())?.brand ?? '',
    look: client.getQueryData(companyQuery())?.look,
    imageUrl: about?.imageUrl ?? null,
  };
}

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
  return shareHeadOf(client, { address, page, params }, language);
}

/**
 * Returns the address of a page's picture with a version made of what is drawn, so that a network that
 * kept the picture of another title asks again.
 */
export function versionedPicture(
  address: string,
  { page, language, brand, look, head, imageUrl }: ShareHead,
) {
  const { code, logo } = look ?? {};
  const dressed = look ? [code, logo?.address, logo?.needsPlate, logo?.hasName] : [];
  const drawn = JSON.stringify([page, language, brand, head.title, imageUrl, ...dressed]);
  return `${address}?v=${createHash('sha256').update(drawn).digest('base64url').slice(0, 10)}`;
}
