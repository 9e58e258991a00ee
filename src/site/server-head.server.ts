import { formatFeedLinks } from '#features/blog/feed/feed-links.server.ts';
import { companyQuery } from '#features/company/company.queries.ts';
import type { Language } from '#i18n/language.ts';
import type { QueryClient } from '#query/query-client.ts';
import { formatHead } from './head-tags.ts';
import { formatIconLinks } from './icon-links.ts';
import type { LoadedPage } from './load-page.ts';
import { headTextOf, pageHeadTags } from './page-head.ts';
import { structuredData } from './structured-data/structured-data.server.ts';

/** The data block is a page tag: a navigation removes it, because it is about the first page only. */
function formatData(json: string | null): string[] {
  return json === null ? [] : [`<script type="application/ld+json" data-page>${json}</script>`];
}

/** Formats the head of a page, with what only programs read: the feeds, and structured data. */
export function formatServerHead(
  client: QueryClient,
  shown: LoadedPage,
  { language, origin }: { language: Language; origin: string },
): string {
  const { page, address } = shown;
  const head = headTextOf(client, shown, language);
  const indexed = head && !page.personal && !page.status;
  const brand = client.getQueryData(companyQuery())?.brand ?? '';
  return [
    formatHead(pageHeadTags(client, shown, language, origin)),
    formatIconLinks(address.prefix),
    formatFeedLinks(brand, language, address.prefix),
    ...(indexed ? formatData(structuredData(client, shown, { language, origin, head })) : []),
  ].join('\n');
}
