import { oldPath } from '#core/old-path.ts';

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

/** The folder of the Portuguese pages, which the old addresses of posts are kept without. */
export const unprefixed = (path: string) => path.replace(/^\/pt(?=\/)/, '');

const hostOf = (site: string) => site.split('/')[0] ?? '';

/** Returns the functions that give links among the public posts of a site their addresses here. */
export function siteLinks(leading: ReadonlyMap<string, string>, site: string): SiteLinks {
  const name = siteName(site);
  const isOld = (url: string) =>
    name !== '' && /^https?:/i.test(url) && hostOf(siteName(url)) === hostOf(name);
  return {
    isOld,
    moveLink(url) {
      const isOwn = /^[/?](?!\/)/.test(url) || isOld(url) || isOld(`https:${url}`);
      if (!isOwn || !URL.canParse(url, 'https://own.invalid')) return null;
      const { pathname, search, hash } = new URL(url, 'https://own.invalid');
      const spellings = [
        oldPath(pathname, search),
        oldPath(pathname),
        unprefixed(oldPath(pathname)),
      ];
      const place = spellings.map((path) => leading.get(path)).find((found) => found !== undefined);
      return place === undefined ? null : place + hash;
    },
  };
}
