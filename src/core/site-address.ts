/** The language prefix of an address: empty for English, `/pt` for the same page in Portuguese. */
export type Prefix = '' | '/pt';

export type SiteAddress = {
  prefix: Prefix;
  /** Path without prefix and without a trailing slash; `/` for home. */
  path: string;
  /** Query with its question mark, or empty. */
  search: string;
  /** Fragment with its hash sign, or empty. */
  hash: string;
};

function withoutSlashes(path: string): string {
  return `/${path.split('/').filter(Boolean).join('/')}`;
}

/** Splits a pathname, query and fragment of this site. Doubled and trailing slashes are dropped. */
export function parseAddress(pathname: string, search = '', hash = ''): SiteAddress {
  const clean = withoutSlashes(pathname);
  if (clean === '/pt') return { prefix: '/pt', path: '/', search, hash };
  if (clean.startsWith('/pt/')) return { prefix: '/pt', path: clean.slice(3), search, hash };
  return { prefix: '', path: clean, search, hash };
}

/** Returns `path`, with any query and fragment, under a prefix; `/pt`, never `/pt/`. */
export function withPrefix(prefix: Prefix, path: string): string {
  if (prefix === '') return path;
  return path === '/'
    ? prefix
    : `${prefix}${path.startsWith('/#') || path.startsWith('/?') ? path.slice(1) : path}`;
}

/** The address as the browser shows it. */
export function formatAddress({ prefix, path, search, hash }: SiteAddress): string {
  return `${withPrefix(prefix, path)}${search}${hash}`;
}
