import { companyQuery } from '#features/company/company.queries.ts';
import type { Language } from '#i18n/language.ts';
import type { QueryClient } from '#query/query-client.ts';
import { applyHead, type HeadTag, headTags } from './head.ts';
import type { Page } from './page.ts';
import { pageHeads } from './page-heads.ts';

type HeadOfPage = Pick<Page, 'address' | 'route' | 'params'>;

// One line in a list of results: a longer text is cut there anyway.
const longestDescription = 200;

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length <= longestDescription ? line : `${line.slice(0, longestDescription - 1)}…`;
}

/** The head of a page in a language, from the answers that are there. */
export function pageHeadTags(
  client: QueryClient,
  { address, route, params }: HeadOfPage,
  language: Language,
  origin: string,
): HeadTag[] {
  const brand = client.getQueryData(companyQuery())?.brand ?? '';
  const head = pageHeads[route.name]({
    params,
    language,
    read: (query) => client.getQueryData(query),
  });
  const description = shorten(head.description);
  return headTags({ ...head, description, brand, origin, address, language });
}

/** Brings the document's head up to the page shown; answers its title. */
export function updateHead(client: QueryClient, page: HeadOfPage, language: Language): string {
  applyHead(pageHeadTags(client, page, language, location.origin), language);
  return document.title;
}
