import { oldPath } from '#core/old-path.ts';
import { slugOf } from '#core/slug-of.ts';
import type { ContentKind } from '#features/content/kinds/content-kind.server.ts';

/** Where a post will be, and was. */
export type PostPlace = { slug: string; oldPaths: readonly string[] };

export type SiteLinks = {
  /** Returns the address here of a link to the old site; null for any other. */
  moveLink(url: string): string | null;
  /** Whether an address is of the old site. */
  isOld(url: string): boolean;
};

/** Without scheme, `www.` and the slash at its end, as a site is the same after it got its certificate. */
export function siteName(address: string): string {
  const complete = /^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `https://${address}`;
  if (address.trim() === '' || !URL.canParse(complete)) return '';
  const { host, pathname } = new URL(complete);
  return (host.replace(/^www\./, '') + pathname).replace(/\/+$/, '').toLowerCase();
}

const hostOf = (site: string) => site.split('/')[0] ?? '';

/** Returns the functions that give links among the public posts of a site their addresses here. */
export function siteLinks(kind: ContentKind, posts: Iterable<PostPlace>, site: string): SiteLinks {
  const name = siteName(site);
  const places = new Map<string, string>();
  for (const { oldPaths, slug } of posts) {
    const address = kind.addressOf({ ...kind.empty, slug }, '');
    if (address !== null) for (const path of oldPaths) places.set(path, address);
  }
  const isOld = (url: string) =>
    name !== '' && /^https?:/i.test(url) && hostOf(siteName(url)) === hostOf(name);
  return {
    isOld,
    moveLink(url) {
      const isOwn = /^[/?](?!\/)/.test(url) || isOld(url) || isOld(`https:${url}`);
      if (!isOwn || !URL.canParse(url, 'https://own.invalid')) return null;
      const { pathname, search, hash } = new URL(url, 'https://own.invalid');
      const place = places.get(oldPath(pathname, search));
      return place === undefined ? null : place + hash;
    },
  };
}

/** Returns a text as an address may have it. */
export const toSlug = (text: string) => slugOf(text).slice(0, 190).replace(/-+$/, '');
