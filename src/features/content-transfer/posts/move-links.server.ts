import type { ContentKind } from '#features/content/kinds/content-kind.server.ts';
import { type ForeignPost, toSlug } from './post-record.server.ts';

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : '');

/** Returns the function that gives links among the posts of a site their addresses here. */
export function moveLinksTo(
  kind: ContentKind,
  posts: readonly ForeignPost[],
  site: string,
): (url: string) => string | null {
  const host = hostOf(site);
  const places = new Map<string, string>();
  for (const { oldPaths, slug, title, state } of posts) {
    const values = { ...kind.empty, slug: toSlug(slug) || toSlug(title) };
    const address = state === 'public' ? kind.addressOf(values, '') : null;
    if (address !== null) for (const path of oldPaths) places.set(path, address);
  }
  return (url) => {
    const isOwn = url.startsWith('/') || (host !== '' && hostOf(url) === host);
    if (!isOwn || !URL.canParse(url, 'https://own.invalid')) return null;
    const { pathname, hash } = new URL(url, 'https://own.invalid');
    const place = places.get(pathname.replace(/(.)\/+$/, '$1'));
    return place === undefined ? null : place + hash;
  };
}
