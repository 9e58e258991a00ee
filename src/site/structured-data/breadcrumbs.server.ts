import type { JsonLdNode } from '#core/json-ld.ts';
import type { GraphContext } from '#i18n/graph-context.ts';
import { translate } from '#i18n/texts.ts';
import { homePath } from '#paths.ts';
import type { QueryClient } from '#query/query-client.ts';
import { layoutTexts } from '../layout/layout.texts.ts';
import type { LoadedPage } from '../load-page.ts';
import { headTextOf } from '../page-head.ts';
import { matchPage } from '../site-map.ts';

/** The paths above a path, home first: `/` and `/blog` for `/blog/iva`. */
function pathsAbove(path: string): string[] {
  const segments = path.split('/').filter(Boolean);
  return segments.map((_, index) => `/${segments.slice(0, index).join('/')}`);
}

type Shown = Pick<LoadedPage, 'address' | 'page' | 'params'>;

/** The way from home to the page; null on home itself. */
export function breadcrumbs(
  client: QueryClient,
  { address }: Shown,
  { title, language, pageUrl }: GraphContext & { title: string },
): JsonLdNode | null {
  if (address.path === homePath.href()) return null;
  const above = pathsAbove(address.path).flatMap((path): { name: string; item: string }[] => {
    if (path === homePath.href())
      return [{ name: translate(layoutTexts, language, 'home'), item: pageUrl(path) }];
    const parent = { address: { ...address, path }, ...matchPage({ path }) };
    const name = headTextOf(client, parent, language)?.title;
    return parent.page.status || name === undefined ? [] : [{ name, item: pageUrl(path) }];
  });
  const here = pageUrl(address.path);
  return {
    '@type': 'BreadcrumbList',
    '@id': `${here}#breadcrumbs`,
    itemListElement: [...above, { name: title, item: here }].map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...item,
    })),
  };
}
