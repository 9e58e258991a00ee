import type { ReadUrl } from '#query/query-client.ts';
import type { Page } from './define-page.ts';
import { sitePages } from './site-map.ts';

async function pathsOf({ path, listed }: Page, readUrl: ReadUrl): Promise<string[]> {
  if (!listed) return [path.href()];
  // A list that cannot be read omits its own pages only.
  const rows = await readUrl(listed().queryKey[0]).catch(() => []);
  return (rows as Parameters<typeof path.href>[0][]).map((params) => path.href(params));
}

/** Returns the path, without language prefix, of every page that search engines may index. */
export async function listedPaths(readUrl: ReadUrl): Promise<string[]> {
  const indexed = sitePages.filter((page) => !page.personal && !page.status);
  const paths = await Promise.all(indexed.map((page) => pathsOf(page, readUrl)));
  return paths.flat();
}
