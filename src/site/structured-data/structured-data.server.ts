import { formatGraph, type JsonLdNode, type JsonLdObject, refer } from '#core/json-ld.ts';
import { withPrefix } from '#core/site-address.ts';
import { companyNode } from '#features/company/company.server.ts';
import { companyQuery } from '#features/company/company.ts';
import type { GraphContext } from '#i18n/graph-context.ts';
import { htmlLangOf, type Language, languages } from '#i18n/language.ts';
import type { QueryClient } from '#query/query-client.ts';
import type { HeadText } from '../define-page.ts';
import type { LoadedPage } from '../load-page.ts';
import { breadcrumbs } from './breadcrumbs.server.ts';
import type { DataReader, PageData } from './page-data.ts';

const readers = import.meta.glob<DataReader>('../pages/*/*.structured-data.server.ts', {
  eager: true,
  import: 'structuredData',
});

type Shown = Pick<LoadedPage, 'address' | 'page' | 'params'>;

function pageDataOf(client: QueryClient, shown: Shown, context: GraphContext): PageData {
  const { page, params, address } = shown;
  const reader = readers[`../pages/${page.name}/${page.name}.structured-data.server.ts`];
  const search = new URLSearchParams(address.search);
  const read: Parameters<DataReader>[0]['read'] = (query) => client.getQueryData(query);
  return reader?.({ ...context, params, search, read }) ?? {};
}

/** Properties of the page that lead to the other nodes of its graph. */
function pageLinks(crumbs: JsonLdNode | null, main: JsonLdNode | undefined): JsonLdObject {
  return {
    ...(crumbs && { breadcrumb: refer(crumbs) }),
    ...(main && { mainEntity: refer(main) }),
  };
}

/**
 * Returns the structured data of a page as one JSON-LD graph: the company, the site, the page with
 * the way to it, and what the page is about. The text is safe inside a script element.
 */
export function structuredData(
  client: QueryClient,
  shown: Shown,
  { language, origin, head }: { language: Language; origin: string; head: HeadText },
): string | null {
  const company = client.getQueryData(companyQuery());
  if (!company) return null;
  // A picture's address comes from a row, and may be anything.
  const fileUrl = (path: string) => URL.parse(path, origin)?.href ?? origin;
  const pageUrl = (path: string) => `${origin}${withPrefix(shown.address.prefix, path)}`;
  const firm = companyNode(company, { id: fileUrl('/#company'), fileUrl });
  const context: GraphContext = { language, pageUrl, fileUrl, company: refer(firm) };
  const site: JsonLdNode = {
    '@type': 'WebSite',
    '@id': fileUrl('/#website'),
    url: fileUrl('/'),
    name: company.brand,
    inLanguage: languages.map((known) => htmlLangOf[known]),
    publisher: refer(firm),
  };
  const { type = 'WebPage', properties, main, nodes = [] } = pageDataOf(client, shown, context);
  const crumbs = breadcrumbs(client, shown, { ...context, title: head.title });
  const url = pageUrl(shown.address.path);
  const page: JsonLdNode = {
    '@type': type,
    '@id': `${url}#page`,
    url,
    name: head.title,
    description: head.description,
    inLanguage: htmlLangOf[language],
    isPartOf: refer(site),
    ...pageLinks(crumbs, main),
    ...properties,
  };
  const about = [crumbs, main, ...nodes].filter((node) => node != null);
  return formatGraph([firm, site, page, ...about]);
}
