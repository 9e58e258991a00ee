const thisMachine = /^(?:localhost|127\.0\.0\.1|\[::1\])(?=:|$)/;

/** Returns the value of each `Host` header in Node's raw headers (`[name, value, name, value, …]`). */
export function hostsOf(rawHeaders: readonly string[]): string[] {
  return rawHeaders.filter(
    (_, place) => place % 2 === 1 && rawHeaders[place - 1]?.toLowerCase() === 'host',
  );
}

/**
 * Whether a request has more than one `Host`, so that a proxy and this server could each follow
 * another one (RFC 9112, section 3.2). A comma is two headers that were joined: no name contains one.
 */
export function hasRepeatedHost(hosts: readonly string[]): boolean {
  return hosts.length > 1 || hosts.some((host) => host.includes(','));
}

/** Returns the name and port that a URL leads to; the names of this machine count as one. */
function placeOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).host.replace(thisMachine, 'localhost') : null;
}

type WriteHeaders = { origin: string; host: string | undefined };

/**
 * Judges a write by its `Origin` and `Host` headers and the setting `ORIGIN`: from a page of this
 * site (`own`), from a page that was opened at another address than `ORIGIN` (`other_host`), or from
 * another site (`foreign_origin`).
 */
export function judgeOrigin(
  { origin, host }: WriteHeaders,
  siteOrigin: string,
): 'own' | 'other_host' | 'foreign_origin' {
  if (origin === siteOrigin) return 'own';
  const from = placeOf(origin);
  const [scheme] = origin.split('//');
  if (from === null || from !== placeOf(`${scheme}//${host}`)) return 'foreign_origin';
  return from === placeOf(siteOrigin) ? 'own' : 'other_host';
}
