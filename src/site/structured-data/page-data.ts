import type { JsonLdNode, JsonLdObject } from '#core/json-ld.ts';
import type { PathParams } from '#core/page-path.ts';
import type { GraphContext } from '#i18n/graph-context.ts';
import type { QueryOptions } from '#query/query-options.ts';

/** What a page tells search engines about itself, beside what every page does. */
export type PageData = {
  /** The schema.org type of the page; `WebPage` without it. */
  type?: string;
  /** Further properties of the page. */
  properties?: JsonLdObject;
  /** The one thing that the page is about; the page refers to it. */
  main?: JsonLdNode;
  /** Other things on the page. */
  nodes?: readonly JsonLdNode[];
};

type DataContext<Path extends { pattern: string }> = GraphContext & {
  params: PathParams<Path['pattern']>;
  search: URLSearchParams;
  /** Returns the data of one of the page's queries, if it is loaded. */
  read: <Data>(query: QueryOptions<Data>) => Data | undefined;
};

/** Returns the structured data of a page from what it shows: nothing that a visitor cannot read. */
export type DataReader<Path extends { pattern: string } = { pattern: string }> = (
  context: DataContext<Path>,
) => PageData;

/** A list of pages, for the pages that lead to them. */
export function itemList(id: string, urls: readonly string[]): JsonLdNode {
  return {
    '@type': 'ItemList',
    '@id': id,
    itemListElement: urls.map((url, index) => ({ '@type': 'ListItem', position: index + 1, url })),
  };
}
