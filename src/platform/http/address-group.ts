const mapped = /^(?:0*:)*:?ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const ipv4 = /^(\d+\.\d+\.\d+)\.\d+$/;

function withoutZone(address: string): string {
  const plain = address.replace(/%.*$/, '');
  return mapped.exec(plain)?.[1] ?? plain;
}

/** Returns the prefix of an IPv6 address with so many groups of 16 bits; null for any other text. */
function ipv6Prefix(plain: string, count: number): string | null {
  if (!plain.includes(':') || !URL.canParse(`http://[${plain}]`)) return null;
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const rest = (tail ?? '').split(':').filter((group) => group !== '');
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length;
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest];
  return `${all.slice(0, count).join(':')}::/${count * 16}`;
}

/**
 * Returns the key by which rate limits count a client: an IPv4 address, or the /64 prefix of an IPv6
 * address, because one household or server gets a whole /64 (RFC 6177).
 */
export function addressGroup(address: string): string {
  const plain = withoutZone(address);
  return ipv6Prefix(plain, 4) ?? plain;
}

/**
 * Returns the key of the network around a client, which one customer of a provider may have whole: the
 * /48 prefix of an IPv6 address (RFC 6177), or the /24 prefix of an IPv4 address.
 */
export function networkGroup(address: string): string {
  const plain = withoutZone(address);
  const prefix = ipv4.exec(plain)?.[1];
  return prefix === undefined ? (ipv6Prefix(plain, 3) ?? plain) : `${prefix}.0/24`;
}
